import { stemmer } from '@orama/stemmers/english';

/** Words that say nothing of an item. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be been but by can do does each for from had has have her his i if in into ' +
    'is it its just me more my no nor not of off on one only or our out over own shall she he so some such than that the their ' +
    'them then there these they this those to too up us very was we were what when where which while who will with would you your'
  ).split(' '),
);

/** Longer words are cut: nobody looks for their ends. */
const MAX_WORD = 30;

const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’ʼ]/gu;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** Small letters without accents: `Café` is `cafe`. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** The words of a text, plain and in their order, but for those that say nothing. */
export function wordsOf(text: string): string[] {
  return plainText(text)
    .replace(APOSTROPHES, '')
    .split(NO_WORD)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map((word) => [...word].slice(0, MAX_WORD).join(''));
}

/** What the forms of a plain word have in common: `lamps` and `lamp` are `lamp`. Only English words are changed. */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}

/** Which stem stands for each stem that means the same as others. */
export type Synonyms = ReadonlyMap<string, string>;

/** Groups of words that mean the same, as the operator names them: each becomes the first of its group. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const stands = new Map<string, string>();
  for (const group of groups) {
    const stems = group.flatMap((text) => {
      const words = wordsOf(text);
      // Of several words each would mean the others.
      return words.length === 1 ? words.map(stemOf) : [];
    });
    const heads = new Set(stems.map((stem) => stands.get(stem) ?? stem));
    const [head] = heads;
    if (head === undefined) continue;
    for (const [stem, old] of stands) if (heads.has(old)) stands.set(stem, head);
    for (const stem of stems) stands.set(stem, head);
  }
  return stands;
}

/** No word means another. */
export const NO_SYNONYMS: Synonyms = new Map();

/** The stems of a text, each once, in their order. */
export function stemsOf(text: string, synonyms: Synonyms): string[] {
  return [
    ...new Set(
      wordsOf(text).map((word) => {
        const stem = stemOf(word);
        return synonyms.get(stem) ?? stem;
      }),
    ),
  ];
}
