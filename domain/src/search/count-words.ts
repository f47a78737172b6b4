import type { Listing } from './listing.ts';
import { stemOf, wordsOf } from './words/stems.ts';
import { categoryOfUnit, categoryUnit, conditionUnit, type Unit, VERIFIED_UNIT } from './words/units.ts';
import { MAX_VOCABULARY, type VocabularyFile } from './words/vocabulary.ts';

/** Longer runs of digits are telephone numbers and the like: nobody is offered them. */
const NUMBER = /\d{5}/;

/** A word of descriptions is told of when so many listings have it: what one person writes need not be known. */
const LEAST_TEXTS = 2;

/** Most categories that are told of by how much they are used. */
const MOST_USED = 200;

/** What of a listing is counted. */
export const COUNTED_FIELDS = [
  'productname',
  'language',
  'textStems',
  'categoryId',
  'condition',
  'sellerStatus',
] as const satisfies readonly (keyof Listing)[];

type Counted = Pick<Listing, (typeof COUNTED_FIELDS)[number]>;

function addOne<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The commonest first, and among equals in the order of the alphabet, so that the same listings give the same file. */
function commonest<T>(entries: [T, number][], most: number): [T, number][] {
  return entries
    .sort(([a, one], [b, other]) => other - one || (String(a) < String(b) ? -1 : 1))
    .slice(0, most);
}

/** A count that is put aside and gone on with later, as JSON takes it. */
export interface PartialCount {
  total: number;
  names: readonly (readonly [string, readonly (readonly [string, number])[]])[];
  texts: readonly (readonly [string, number])[];
  units: readonly (readonly [Unit, number])[];
}

/** Counts what listings contain, one after the other. */
export class WordCount {
  #total = 0;
  /** How often each spelling of a stem stands in a name. */
  readonly #names = new Map<string, Map<string, number>>();
  readonly #texts = new Map<string, number>();
  readonly #units = new Map<Unit, number>();

  add(listing: Counted): void {
    this.#total += 1;
    for (const word of new Set(wordsOf(listing.productname, listing.language))) {
      if (NUMBER.test(word)) continue;
      const stem = stemOf(word, listing.language);
      const spellings = this.#names.get(stem) ?? new Map<string, number>();
      this.#names.set(stem, spellings);
      addOne(spellings, word);
    }
    for (const stem of listing.textStems.split(' ')) if (stem !== '') addOne(this.#texts, stem);
    addOne(this.#units, categoryUnit(listing.categoryId));
    addOne(this.#units, conditionUnit(listing.condition));
    if (listing.sellerStatus === 'Verified') addOne(this.#units, VERIFIED_UNIT);
  }

  /** What was counted so far. */
  toPartial(): PartialCount {
    return {
      total: this.#total,
      names: [...this.#names].map(([stem, spellings]) => [stem, [...spellings]]),
      texts: [...this.#texts],
      units: [...this.#units],
    };
  }

  /** Goes on with a count that was put aside. */
  static from({ total, names, texts, units }: PartialCount): WordCount {
    const count = new WordCount();
    count.#total = total;
    for (const [stem, spellings] of names) count.#names.set(stem, new Map(spellings));
    for (const [stem, times] of texts) count.#texts.set(stem, times);
    for (const [unit, times] of units) count.#units.set(unit, times);
    return count;
  }

  /** The categories that have listings, those with the most first. */
  usedCategories(): string[] {
    const counts = [...this.#units].flatMap(([unit, count]): [string, number][] => {
      const id = categoryOfUnit(unit);
      return id === undefined ? [] : [[id, count]];
    });
    return commonest(counts, MOST_USED).map(([id]) => id);
  }

  /** The vocabulary of what was counted; `synonyms` are those the listings were made by. */
  toFile(synonyms: string[][]): VocabularyFile {
    const words = [...this.#names.values()].map((spellings): [string, number] => {
      const counts = [...spellings];
      const [[spelling] = ['']] = commonest([...counts], 1);
      return [spelling, counts.reduce((sum, [, count]) => sum + count, 0)];
    });
    const texts = [...this.#texts].filter(([stem, count]) => count >= LEAST_TEXTS && !NUMBER.test(stem));
    const named = commonest(words, MAX_VOCABULARY);
    return {
      total: this.#total,
      synonyms,
      words: named,
      stems: commonest(texts, MAX_VOCABULARY - named.length),
      units: commonest([...this.#units], MAX_VOCABULARY),
    };
  }
}
