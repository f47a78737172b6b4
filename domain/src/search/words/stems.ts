import { DEFAULT_LANGUAGE, type Language } from '../../base/locale/languages.ts';
import { knownRules, rulesOf } from './known-rules.ts';
import { COMPOUNDS, SPELLINGS, WHOLE_LETTERS } from './word-table.ts';

/** Longer words are cut: nobody looks for their ends. */
const MAX_WORD = 30;

const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’ʼ]/gu;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** A number beside letters: `50mm`, `ps5`, `rtx3080ti`. What has more parts is a serial number, and stays. */
const LETTERS_AND_NUMBER = /^(?:(\p{N}+)(\p{L}+)|(\p{L}+)(\p{N}+)(\p{L}*))$/u;

/** Measures: `90x200`, `200 × 90 x 40`. Not within a serial number, which begins with a letter. */
const MEASURES = /(?<![\p{L}\p{N}])\p{N}+(?:\s*[x×]\s*\p{N}+)+/gu;
const TIMES = /[x×]/g;

const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g');
const JOINED = new Set(COMPOUNDS.map((parts) => parts.join(' ')));
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
  const plain = plainText(text).replace(APOSTROPHES, '');
  const words = plain.replace(MEASURES, (measures) => measures.replace(TIMES, ' ')).split(NO_WORD);
  return joined(words.filter((word) => word !== '')).map((word) =>
    [...(ONE_SPELLING.get(word) ?? word)].slice(0, MAX_WORD).join(''),
  );
}

/** The words of a text, plain and in their order, but for those that say nothing in its language; numbers stand apart from letters. */
export function wordsOf(text: string, language: Language = DEFAULT_LANGUAGE): string[] {
  const saysSomething = (word: string) => !rulesOf(word, language).stopWords.has(word);
  return allWordsOf(text).filter(saysSomething).flatMap(apart);
}

/** What the forms of a plain word have in common in a language: `lamps` and `lamp` are `lamp`, `Lampen` and `Lampe`, too. */
export function stemOf(word: string, language: Language = DEFAULT_LANGUAGE): string {
  return rulesOf(word, language).stem(word);
}

/** Which stem stands for each stem that means the same as others. */
export type Synonyms = ReadonlyMap<string, string>;

/** The stems of one word in every language that is known here. */
function stemsElsewhere(text: string): string[] {
  return knownRules().flatMap(({ language }) => {
    const words = wordsOf(text, language);
    return words.length === 1 ? words.map((word) => stemOf(word, language)) : [];
  });
}

/**
 * Groups of words that mean the same, as the operator names them: each becomes the first of its group, as English has it, which
 * is known everywhere.
 */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const stands = new Map<string, string>();
  for (const group of groups) {
    const stems = group.flatMap((text) => {
      const words = wordsOf(text, 'en');
      // Of several words each would mean the others.
      return words.length === 1 ? words.map((word) => stemOf(word, 'en')) : [];
    });
    const heads = new Set(stems.map((stem) => stands.get(stem) ?? stem));
    const [head] = heads;
    if (head === undefined) continue;
    for (const [stem, old] of stands) if (heads.has(old)) stands.set(stem, head);
    for (const stem of stems) stands.set(stem, head);
    for (const stem of group.flatMap(stemsElsewhere)) if (!stands.has(stem)) stands.set(stem, head);
  }
  return stands;
}

/** No word means another. */
export const NO_SYNONYMS: Synonyms = new Map();

/**
 * The stems of a text, each once, in their order. Where none of its words says anything they are its stems all the same: else
 * a search for `the who` would find the whole shop, and a poster that is called so would be found by nothing.
 */
export function stemsOf(text: string, synonyms: Synonyms, language: Language = DEFAULT_LANGUAGE): string[] {
  const words = wordsOf(text, language);
  return [
    ...new Set(
      (words.length > 0 ? words : allWordsOf(text)).map((word) => {
        const stem = stemOf(word, language);
        return synonyms.get(stem) ?? stem;
      }),
    ),
  ];
}

/** The stems of what the words of a text are put together from: of `Kinderbett` `bett` and `kind`. */
export function partsOfWords(
  text: string,
  synonyms: Synonyms,
  language: Language = DEFAULT_LANGUAGE,
): string[] {
  const parts = wordsOf(text, language).flatMap((word) => rulesOf(word, language).parts?.(word) ?? []);
  return parts.flatMap((part) => stemsOf(part, synonyms, language));
}
