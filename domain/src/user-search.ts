/** Longest beginning of a word that an account can be looked up by. */
export const MAX_SEARCH_WORD = 24;

const MARKS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in small letters, without accents, no longer than can be looked up. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return (plain.match(WORD) ?? []).map((word) => [...word].slice(0, MAX_SEARCH_WORD).join(''));
}

function beginnings(word: string): string[] {
  const letters = [...word];
  return letters.map((_, place) => letters.slice(0, place + 1).join(''));
}

/** What an account is found by: every beginning of every word of its name and of every part of its e-mail address. */
export function userSearch({ name, email }: { name: string; email: string }): string[] {
  const words = searchWords(`${name} ${email}`);
  return [...new Set(words.flatMap(beginnings))].sort();
}

/** Whether an account has a word beginning with each of the words. */
export function matchesWords(user: { name: string; email: string }, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const search = new Set(userSearch(user));
  return words.every((word) => search.has(word));
}
