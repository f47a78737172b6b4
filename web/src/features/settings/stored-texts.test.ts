import { isPrintable } from '@thriftline/domain/base/fields/fields';
import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { speak } from '@thriftline/domain/base/locale/speak';
import { proposedAlt } from '@thriftline/domain/pictures/picture-alt';
import { nameOfSearch } from '@thriftline/domain/saved-searches/saved-search-texts';
import { EVERYTHING } from '@thriftline/domain/search/search-query';
import { DEFAULT_SHOP_SETTINGS } from '@thriftline/domain/settings/shop-settings';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { deviceName } from '@/lib/device/device-name.ts';
import { addAllPacks } from '@/lib/language/all-packs.ts';
import { typedDefaults } from './typed-defaults.ts';

beforeAll(addAllPacks);
afterEach(() => speak());

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
const SEARCH = {
  ...EVERYTHING,
  words: 'oak',
  min: 5,
  max: 50,
  near: { lat: 0, lng: 0, km: 5, name: 'Leeds' },
};

/** What pages propose of their own texts to be stored as somebody's, or in a field. */
const STORED: Readonly<Record<string, () => readonly string[]>> = {
  'the name of a device': () => [deviceName(PHONE)],
  'what a photo shows': () => [0, 1].map((position) => proposedAlt('Oak chair', position)),
  'the name of a search': () => [nameOfSearch(SEARCH, 'Chairs')],
  'the pages of the shop': () =>
    Object.values(typedDefaults(DEFAULT_SHOP_SETTINGS)).filter((text) => typeof text === 'string'),
};

it.each(LANGUAGES.flatMap((language) => Object.keys(STORED).map((what) => [what, language] as const)))(
  '%s in %s holds nothing that the rules take for a way to mislead',
  (what, language) => {
    speak({ language });
    const texts = STORED[what]?.() ?? [];
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !isPrintable(text, true))).toEqual([]);
  },
);
