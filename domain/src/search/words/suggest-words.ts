import { plainText, wordsOf } from './stems.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Most texts that are offered at a time. */
export const MAX_SUGGESTIONS = 8;

const LAST_WORD = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u;

/** The text with its last word completed to words that names contain, the commonest first. Nothing after a finished word. */
export function suggestWords(text: string, { words, language }: Vocabulary): string[] {
  const [begun = ''] = LAST_WORD.exec(text) ?? [];
  const before = text.slice(0, text.length - begun.length);
  const beginning = plainText(begun);
  if (beginning === '') return [];
  const used = new Set(wordsOf(before, language));
  const fitting: string[] = [];
  for (const { spelling } of words) {
    if (fitting.length >= MAX_SUGGESTIONS) break;
    if (spelling.startsWith(beginning) && !used.has(spelling))
      fitting.push(`${before.trimStart()}${spelling}`);
  }
  return fitting;
}
