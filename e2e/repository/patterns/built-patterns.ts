import {
  ID_PATTERN,
  MOBILE_PATTERN,
  URL_PATTERN,
  UTC_DATE_PATTERN,
} from '@thriftline/domain/base/fields/fields';
import {
  GOOGLE_PHOTO_PATTERN,
  PICTURE_ADDRESS_PATTERN,
} from '@thriftline/domain/base/fields/picture-address';
import { OPEN_PAGES } from '@thriftline/domain/pages/open-page';
import { PLACEHOLDER_PATTERN } from '@thriftline/domain/pictures/picture';
import { VARIANT_END } from '@thriftline/domain/pictures/picture-variants';

/** A pattern that is put together when the program runs: what comes of it, or why nobody can make it slow. */
export type BuiltPattern = { source: string; flags?: string } | { why: string };

/** Each pattern that no source holds as a literal, by how it is written there. */
export const BUILT_PATTERNS: Readonly<Record<string, BuiltPattern>> = {
  "new RegExp(`[${letters}]`, 'gu')": { source: '[Σσς]', flags: 'gu' },
  'new RegExp(MOBILE_PATTERN)': { source: MOBILE_PATTERN },
  'new RegExp(URL_PATTERN)': { source: URL_PATTERN },
  'new RegExp(PICTURE_ADDRESS_PATTERN)': { source: PICTURE_ADDRESS_PATTERN },
  'new RegExp(`${PICTURE_ADDRESS_PATTERN}|${GOOGLE_PHOTO_PATTERN}`)': {
    source: `${PICTURE_ADDRESS_PATTERN}|${GOOGLE_PHOTO_PATTERN}`,
  },
  'new RegExp(UTC_DATE_PATTERN)': { source: UTC_DATE_PATTERN },
  'new RegExp(ID_PATTERN)': { source: ID_PATTERN },
  'new RegExp(PLACEHOLDER_PATTERN)': { source: PLACEHOLDER_PATTERN },
  'new RegExp(GOOGLE_PHOTO_PATTERN)': { source: GOOGLE_PHOTO_PATTERN },
  'new RegExp(`^[0-9]{${PICKUP_DIGITS}}$`)': { source: '^[0-9]{6}$' },
  "new RegExp(`-${PICTURE_WIDTHS.img}[.](${EXTENSIONS})[?].*$`, 's')": {
    source: '-1600[.](jpg|png|gif|webp|avif)[?].*$',
    flags: 's',
  },
  'new RegExp(`^[A-Za-z0-9_-]{${characters}}$`)': { source: '^[A-Za-z0-9_-]{87}$' },
  'new RegExp(`^/ads/(${ID_PATTERN.slice(1, -1)})/?$`)': { source: `^/ads/(${ID_PATTERN.slice(1, -1)})/?$` },
  "new RegExp(`^(?:${patterns.join('|')})/?$`)": { source: '^(?:|/ads/[^/]+|/sellers/[^/]+|/blog/[^/]+)/?$' },
  "new RegExp(`^/(${LANGUAGES.join('|')})(?=/|$)`)": { source: '^/(en|de|ar)(?=/|$)' },
  "new RegExp(`^/(${KNOWN_LANGUAGES.join('|')})(?:/|$)`)": { source: '^/(en|de|ar)(?:/|$)' },
  "new RegExp(`^/(${OPEN_PAGES.join('|')})$`)": { source: `^/(${OPEN_PAGES.join('|')})$` },
  'new RegExp(VARIANT_END)': { source: VARIANT_END },
  'new RegExp(`^/emulator/v1/projects/([^/]+?)(?:/databases/([^/]+))?:${verb}$`)': {
    source: '^/emulator/v1/projects/([^/]+?)(?:/databases/([^/]+))?:export$',
  },
  "new RegExp(INVISIBLE, 'gu')": { source: '[\\p{Cc}\\p{Cf}]', flags: 'gu' },
  "new RegExp(SPELT, 'gu')": { why: 'nothing in it is repeated' },
  "new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g')": { source: '[øæß]', flags: 'g' },
  "new RegExp(pattern, 'gu')": { why: 'only the choice of one letter comes that far' },
  'new RegExp(path)': { why: 'a test says which requests are to fail' },
  'new RegExp(parameters)': { why: 'a test says which requests are to fail' },
};
