import { plainText } from '../words/stems.ts';

/** What two ways to write a place's name have in common: `Saint-Étienne` and `saint etienne` are one. */
export function townKey(name: string): string {
  return plainText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
