import type { Language } from '../base/shop/known-languages.ts';
import type { CategoryWords, Concern } from './words/category-words/category-words.ts';
import { type KnownCategoryWords, knownCategoryWords } from './words/category-words/known-category-words.ts';
import { NO_SYNONYMS, stemOf, stemsOf, wordsOf } from './words/stems.ts';

/** Least letters of a word that another ends with: `lamps` are meant by `bedlamp`, `art` is not by `cart`. */
const MIN_END = 4;

/** The words of a language as they are compared. */
interface Stems {
  language: Language;
  head: CategoryWords['head'];
  concerns: readonly {
    concern: Concern;
    names: ReadonlySet<string>;
    things: ReadonlySet<string>;
    /** What longer words end with that are such things, too. */
    ends: ReadonlySet<string>;
  }[];
}

const read = new Map<CategoryWords, Stems>();

function stemsIn(language: Language, categoryWords: CategoryWords): Stems {
  const before = read.get(categoryWords);
  if (before !== undefined) return before;
  const { head, compounds, words } = categoryWords;
  const stems = (text: string) => new Set(stemsOf(text, NO_SYNONYMS, language));
  const concerns = (Object.keys(words) as Concern[]).map((concern) => {
    const [names, things] = words[concern];
    // Longer words have other stems: a Küchentisch is none of a Tisch.
    const ends = new Set(compounds ? [...stems(things), ...wordsOf(things, language)] : []);
    return { concern, names: stems(names), things: stems(things), ends };
  });
  const found = { language, head, concerns };
  read.set(categoryWords, found);
  return found;
}

const endsWithAny = (word: string, ends: Iterable<string>) =>
  [...ends].some((end) => end.length >= MIN_END && word.endsWith(end));

/** What a category is about, by its name in whichever language. */
function concernsOf(name: string, languages: readonly Stems[]): Set<Concern> {
  return new Set(
    languages.flatMap(({ language, concerns }) => {
      const words = stemsOf(name, NO_SYNONYMS, language);
      return concerns
        .filter(({ names }) => words.some((word) => names.has(word)))
        .map(({ concern }) => concern);
    }),
  );
}

/** How well a title fits a category in a language: by the name itself, by words that end with it, by what its things are called. */
function fitness(title: string, name: string, about: ReadonlySet<Concern>, stems: Stems): number {
  const { language, head, concerns } = stems;
  const words = [...new Set(wordsOf(title, language))];
  const nameStems = stemsOf(name, NO_SYNONYMS, language);
  const closeness = (word: string) => {
    const stem = stemOf(word, language);
    if (nameStems.includes(stem)) return 3;
    if (endsWithAny(stem, nameStems)) return 2;
    const isThing = concerns.some(
      ({ concern, things, ends }) =>
        about.has(concern) && (things.has(stem) || endsWithAny(stem, ends) || endsWithAny(word, ends)),
    );
    return isThing ? 1 : 0;
  };
  const towardsHead = head === 'last' ? words : words.toReversed();
  return towardsHead.reduce((sum, word, place) => sum + closeness(word) * (1 + place / 100), 0);
}

/**
 * The category that an item's title speaks of, by the words of their names and of what is in them, in the languages whose words are
 * known here; undefined where no category does. Of several the one that more speaks for; then the word that says what a thing is: a
 * lamp table is a table.
 */
export function suggestCategory<C extends { categoryname: string }>(
  title: string,
  categories: readonly C[],
  known: KnownCategoryWords = knownCategoryWords(),
): C | undefined {
  const languages = known.map(([language, words]) => stemsIn(language, words));
  let best: { category: C; score: number } | undefined;
  for (const category of categories) {
    const { categoryname } = category;
    const about = concernsOf(categoryname, languages);
    const score = Math.max(...languages.map((stems) => fitness(title, categoryname, about, stems)));
    if (score > (best?.score ?? 0)) best = { category, score };
  }
  return best?.category;
}
