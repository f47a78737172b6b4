import type { Language } from '@thriftline/domain/base/locale/languages';
import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { localeOf } from '@thriftline/domain/base/locale/locale';
import { ADDRESS_MARK, alternatesOf } from '@thriftline/domain/pages/addresses';
import { escapeMarkup } from '../platform/escape.ts';

const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}"${more} href="${escapeMarkup(href)}" ${ADDRESS_MARK} />`;
const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeMarkup(content)}" ${ADDRESS_MARK} />`;
/** As the Open Graph protocol writes it: `de_DE`. */
const graphLocale = (language: Language) => localeOf(language).replace('-', '_');

/**
 * What an open page's head says of its addresses: its own, and those of the same page in the other languages. Nothing of a page that
 * strangers may not read. The path is without language, the origin without a slash at its end.
 */
export function addressHead(path: string, language: Language, origin: string): string[] {
  const alternates = alternatesOf(path);
  const own = alternates.find(({ hreflang }) => hreflang === language);
  if (own === undefined) return [];
  const others = LANGUAGES.filter((one) => one !== language);
  return [
    link('canonical', origin + own.path),
    ...alternates.map((one) => link('alternate', origin + one.path, ` hreflang="${one.hreflang}"`)),
    meta('og:url', origin + own.path),
    meta('og:locale', graphLocale(language)),
    ...others.map((one) => meta('og:locale:alternate', graphLocale(one))),
  ];
}
