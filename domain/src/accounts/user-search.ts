/** Longest beginning that an account can be looked up by. */
export const MAX_SEARCH_TEXT = 40;

const MARKS = /\p{M}/gu;
/** From the first letter of a word to the next space, as far as it is looked up: `sal@shop.example` is found from `sal`, from `shop` and from `example`. */
const FROM_EACH_WORD = /(?<![\p{L}\p{N}])(?=([\p{L}\p{N}]\S{0,39}))/gu;

function plain(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** What somebody looks for, split at spaces: each an indexed beginning, in small letters and without accents. */
export function searchTexts(typed: string): string[] {
  const texts = plain(typed).match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return texts.map((text) => [...text].slice(0, MAX_SEARCH_TEXT).join(''));
}

function beginnings(text: string): string[] {
  const letters = [...text].slice(0, MAX_SEARCH_TEXT);
  return letters.map((_, place) => letters.slice(0, place + 1).join(''));
}

/** What an account is found by: the beginnings of its name and e-mail address, from each word on to the next space. */
export function userSearch({ name, email }: { name: string; email: string }): string[] {
  const texts = [...plain(`${name} ${email}`).matchAll(FROM_EACH_WORD)].map(([, text = '']) => text);
  return [...new Set(texts.flatMap(beginnings))].sort();
}

/** Whether an account is found by each of the texts. */
export function isFoundBy(user: { name: string; email: string }, texts: readonly string[]): boolean {
  if (texts.length === 0) return true;
  const search = new Set(userSearch(user));
  return texts.every((text) => search.has(text));
}
