import type { Language } from '../../../base/shop/known-languages.ts';
import { loadRules } from '../known-rules.ts';
import type { CategoryWords } from './category-words.ts';
import { ENGLISH_CATEGORIES } from './english.ts';

/** What is known of languages: English everywhere; a page loads another with the first title in it. */
export type KnownCategoryWords = readonly (readonly [Language, CategoryWords])[];

let known: KnownCategoryWords = [['en', ENGLISH_CATEGORIES]];

const loads: Readonly<Record<Exclude<Language, 'en'>, () => Promise<CategoryWords>>> = {
  de: async () => (await import('./german.ts')).GERMAN_CATEGORIES,
  ar: async () => (await import('./arabic.ts')).ARABIC_CATEGORIES,
};

/** Whether the words of a language are known here. */
export const areCategoryWordsKnown = (language: Language): boolean => known.some(([one]) => one === language);

/** Loads the words of a language, and the rules that tell their forms. Rejects where they cannot be loaded; asking again tries again. */
export async function loadCategoryWords(language: Language): Promise<void> {
  if (language === 'en' || areCategoryWordsKnown(language)) return;
  const [words] = await Promise.all([loads[language](), loadRules(language)]);
  if (!areCategoryWordsKnown(language)) known = [...known, [language, words]];
}

/** The words that are known here: another list once there are more. */
export function knownCategoryWords(): KnownCategoryWords {
  return known;
}
