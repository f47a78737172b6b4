import { stemmer } from '@orama/stemmers/english';
import { IRREGULAR_PLURALS } from './english-plurals.ts';
import { withoutUmlauts } from './umlauts.ts';
import { type WordRules, wordSet } from './word-rules.ts';

const PLURALS = new Map(Object.entries(IRREGULAR_PLURALS));

/** Only words of Latin letters are changed: `lamps` and `lamp` are `lamp`, `knives` and `knife` are `knife`. */
function stem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const found = stemmer(PLURALS.get(word) ?? word);
  // Such as `childrens`.
  const singular = PLURALS.get(found);
  return withoutUmlauts(singular === undefined ? found : stemmer(singular));
}

export const ENGLISH: WordRules = {
  stopWords: wordSet(`
    a about after all also am an and any are as at be been but by can do does each for from had has have her his i if in into
    is it its just me more my no nor not of off on one only or our out over own shall she he so some such than that the their
    them then there these they this those to too up us very was we were what when where which while who will with would you your`),
  stem,
};
