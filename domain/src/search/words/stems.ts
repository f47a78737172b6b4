import { stemmer } from '@orama/stemmers/english';
import { COMPOUNDS, IRREGULAR_PLURALS, SPELLINGS, WHOLE_LETTERS } from './word-table.ts';

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

/** A number beside letters: `50mm`, `ps5`, `rtx3080ti`. What has more parts is a serial number, and stays. */
const LETTERS_AND_NUMBER = /^(?:(\p{N}+)(\p{L}+)|(\p{L}+)(\p{N}+)(\p{L}*))$/u;

const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g');
const JOINED = new Set(COMPOUNDS.map((parts) => parts.join(' ')));
const PLURALS = new Map(Object.entries(IRREGULAR_PLURALS));
const ONE_SPELLING = new Map(Object.entries(SPELLINGS));

/** Small letters without accents: `Café` is `cafe`, `Smørrebrød` is `smorrebrod`. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** The words with those put together that are one, by the table: `t`, `shirt` are `tshirt`. */
function joined(words: readonly string[]): string[] {
  const all: string[] = [];
  for (const word of words) {
    const before = all.at(-1);
    if (before !== undefined && JOINED.has(`${before} ${word}`)) all[all.length - 1] = before + word;
    else all.push(word);
  }
  return all;
}

function apart(word: string): string[] {
  const [, ...parts] = LETTERS_AND_NUMBER.exec(word) ?? [];
  const found = parts.filter((part) => part !== undefined && part !== '');
  return found.length > 0 ? found : [word];
}

/** All words of a text, in the one form that listings and searches have in common. */
function allWordsOf(text: string): string[] {
  const words = plainText(text).replace(APOSTROPHES, '').split(NO_WORD);
  return joined(words.filter((word) => word !== '')).map((word) =>
    [...(ONE_SPELLING.get(word) ?? word)].slice(0, MAX_WORD).join(''),
  );
}

const saysSomething = (word: string) => !STOP_WORDS.has(word);

/** The words of a text, plain and in their order, but for those that say nothing; numbers stand apart from letters. */
export function wordsOf(text: string): string[] {
  return allWordsOf(text).filter(saysSomething).flatMap(apart);
}

/** `ue` for `ü`, and its kind, where it can be that: `kuehlschrank` is `kuhlschrank`, `blue` and `queen` stay. */
const UMLAUT = /(?<![aeiouq])([aou])e(?=[bcdfghjklmnprstvwxyz])/g;

/**
 * What the forms of a plain word have in common: `lamps` and `lamp` are `lamp`, `knives` and `knife` are `knife`. Only words of
 * Latin letters are changed.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const stem = stemmer(PLURALS.get(word) ?? word);
  // Such as `childrens`.
  const singular = PLURALS.get(stem);
  return (singular === undefined ? stem : stemmer(singular)).replace(UMLAUT, '$1');
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

/**
 * The stems of a text, each once, in their order. Where none of its words says anything they are its stems all the same: else
 * a search for `the who` would find the whole shop, and a poster that is called so would be found by nothing.
 */
export function stemsOf(text: string, synonyms: Synonyms): string[] {
  const words = wordsOf(text);
  return [
    ...new Set(
      (words.length > 0 ? words : allWordsOf(text)).map((word) => {
        const stem = stemOf(word);
        return synonyms.get(stem) ?? stem;
      }),
    ),
  ];
}
