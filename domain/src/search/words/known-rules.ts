import { KNOWN_LANGUAGES, type Language } from '../../base/shop/known-languages.ts';
import { ENGLISH } from './languages/english.ts';
import type { WordRules } from './languages/word-rules.ts';

/** English is known everywhere; a page loads another with the first search in it. */
const known = new Map<Language, WordRules>([['en', ENGLISH]]);

const loads: Readonly<Record<Exclude<Language, 'en'>, () => Promise<WordRules>>> = {
  de: async () => (await import('./languages/german.ts')).GERMAN,
  ar: async () => (await import('./languages/arabic.ts')).ARABIC,
};

const ARABIC_LETTERS = /\p{Script=Arabic}/u;

/** The languages whose rules words need that somebody types in a language: of every Arabic word Arabic, whatever they read. */
const neededFor = (language: Language, words: string): readonly Language[] =>
  ARABIC_LETTERS.test(words) ? [language, 'ar'] : [language];

/** Whether all that a search needs is here whose words somebody types in a language. */
export const areRulesKnown = (language: Language, words = ''): boolean =>
  neededFor(language, words).every((one) => known.has(one));

/** Loads what a search needs whose words somebody types in a language. */
export async function loadRules(language: Language, words = ''): Promise<void> {
  for (const one of neededFor(language, words)) {
    if (one !== 'en' && !known.has(one)) known.set(one, await loads[one]());
  }
}

/** The same for a server, which meets every language. */
export async function loadEveryLanguage(): Promise<void> {
  await Promise.all(KNOWN_LANGUAGES.map((language) => loadRules(language)));
}

/** The languages that are known here. */
export function knownRules(): { language: Language; rules: WordRules }[] {
  return [...known].map(([language, rules]) => ({ language, rules }));
}

/** The rules for a plain word of a text in a language: by its letters, and as English where the language is not known here. */
export function rulesOf(word: string, language: Language): WordRules {
  const isArabic = ARABIC_LETTERS.test(word);
  if (isArabic || language === 'ar') return (isArabic ? known.get('ar') : undefined) ?? ENGLISH;
  return known.get(language) ?? ENGLISH;
}
