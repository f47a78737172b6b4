import { CATEGORY_WORDS } from './words/category-words.ts';
import { NO_SYNONYMS, stemsOf } from './words/stems.ts';

/** Least letters of a name that another word ends with: `lamps` are meant by `bedlamp`, `art` is not by `cart`. */
const MIN_END = 4;

const GROUPS = Object.entries(CATEGORY_WORDS).map(([named, things]) => ({
  named: new Set(stemsOf(named, NO_SYNONYMS)),
  things: new Set(stemsOf(things, NO_SYNONYMS)),
}));

/** How well an item's word fits a category: by the name itself, by a word that ends with it, by what its things are called. */
function closeness(word: string, name: readonly string[]): number {
  if (name.includes(word)) return 3;
  if (name.some((part) => part.length >= MIN_END && word.endsWith(part))) return 2;
  return GROUPS.some(({ named, things }) => things.has(word) && name.some((part) => named.has(part))) ? 1 : 0;
}

/**
 * The category that an item's title speaks of, by the words of their names and of what is in them; undefined where no
 * category does. Of several the one that more speaks for; then a later word says more of what a thing is: a lamp table is a table.
 */
export function suggestCategory<C extends { categoryname: string }>(
  title: string,
  categories: readonly C[],
): C | undefined {
  const words = stemsOf(title, NO_SYNONYMS);
  let best: { category: C; score: number } | undefined;
  for (const category of categories) {
    const name = stemsOf(category.categoryname, NO_SYNONYMS);
    const score = words.reduce((sum, word, place) => sum + closeness(word, name) * (1 + place / 100), 0);
    if (score > (best?.score ?? 0)) best = { category, score };
  }
  return best?.category;
}
