import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../base/locale/languages.ts';

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;
const WORDS = /[\p{L}\p{M}]+/gu;

/** Small words that one of the two languages has, and the other has not. */
const GERMAN: ReadonlySet<string> = new Set(
  'und der das mit für ist nicht ein eine zu zum zur von sehr aus bei noch auch wie neu gut auf im oder nur'.split(
    ' ',
  ),
);
const ENGLISH: ReadonlySet<string> = new Set(
  'and the with for is not of very from new good on a an to it by has have are was all size used black white'.split(
    ' ',
  ),
);
/** Letters that English has not. */
const GERMAN_LETTER = /[äöüß]/u;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What a listing is recognized by. */
interface Written {
  productname: string;
  description?: string | undefined;
}

/**
 * The language that an item is written in, of those that the shop speaks: by its letters, and by the small words of German and
 * English; where these say nothing, the one that its seller reads.
 */
export function listingLanguage({ productname, description = '' }: Written, seller?: Language): Language {
  const text = `${productname} ${description}`.toLowerCase();
  const isArabic = countOf(text, ARABIC) > countOf(text, LATIN);
  const words = text.match(WORDS) ?? [];
  const german = words.filter((word) => GERMAN.has(word) || GERMAN_LETTER.test(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const found = isArabic ? 'ar' : german === english ? undefined : german > english ? 'de' : 'en';
  const readers = seller === 'ar' && !isArabic ? undefined : seller;
  return [found, readers].find(isLanguage) ?? DEFAULT_LANGUAGE;
}
