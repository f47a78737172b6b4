import { distance } from 'fastest-levenshtein';
import { plainText, stemOf, wordsOf } from './stems.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words are too near to too many. */
const LEAST_LETTERS = 4;

/** From so many letters on a word may have two slips. */
const LONG = 8;

/** Whether two texts differ by two neighbors that changed places. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** How many slips lie between two texts; neighbors that changed places are one. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  return isSwapped(a, b) ? 1 : distance(a, b);
}

function nearestTo(
  word: string,
  { words, language }: Pick<Vocabulary, 'words' | 'language'>,
): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  const stem = stemOf(word, language);
  let [nearest, least]: [string | undefined, number] = [undefined, most + 1];
  // The commonest come first: of those equally near it stays the commonest.
  for (const known of words) {
    const found = Math.min(slips(word, known.spelling, most), slips(stem, known.stem, most));
    if (found < least) [nearest, least] = [known.spelling, found];
  }
  return nearest;
}

/** The text with each word that no item has replaced by the nearest that some have; undefined when there is none to replace. */
export function correctWords(text: string, vocabulary: Vocabulary): string | undefined {
  const { isKnown, language } = vocabulary;
  let isCorrected = false;
  const corrected = text.replace(/[\p{L}\p{N}'’]+/gu, (typed) => {
    const [word] = wordsOf(typed, language);
    if (word === undefined || word.length < LEAST_LETTERS || /\d/.test(word)) return typed;
    if (isKnown(stemOf(word, language))) return typed;
    const nearest = nearestTo(word, vocabulary);
    if (nearest === undefined || nearest === plainText(typed)) return typed;
    isCorrected = true;
    return nearest;
  });
  return isCorrected ? corrected.trim() : undefined;
}
