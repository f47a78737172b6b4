import { CONDITIONS } from '../catalogue/attributes/product-attributes.ts';
import type { Product } from '../catalogue/product.ts';
import type { GeoPoint, Listing, StoredListing } from '../search/listing.ts';
import { listingOf } from '../search/listing-of.ts';
import { DISTANCES_KM, SEARCH_SORTS, type SearchQuery } from '../search/search-query.ts';
import type { Synonyms } from '../search/words/stems.ts';
import { aProduct } from './builders.ts';

/** Where the items of a random shop are, or near. */
const TOWNS: readonly GeoPoint[] = [
  { lat: 53.796, lng: -1.548 },
  { lat: 53.795, lng: -1.759 },
  { lat: 53.96, lng: -1.087 },
  { lat: -36.85, lng: 174.76 },
  { lat: 51.5, lng: 0 },
];

const SYLLABLES = ['ba', 'ko', 'ru', 'ti', 'mel', 'sar', 'nop', 'du', 'fi', 'gan', 'lo', 'pek', 'vi', 'zu'];
const THEN = 1_700_000_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a random shop is made of. */
export interface RandomShopOptions {
  seed: number;
  /** Different words there are; the first are the commonest. */
  words: number;
  categories: number;
  /** Words of a description. */
  textWords: number;
}

/** Products, listings and searches, the same for the same seed. */
export class RandomShop {
  readonly #options: RandomShopOptions;
  #state: number;

  constructor(options: RandomShopOptions) {
    this.#options = options;
    this.#state = options.seed;
  }

  /** From 0 to 1, by https://en.wikipedia.org/wiki/Linear_congruential_generator with the numbers of Numerical Recipes. */
  random(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.random() * end);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** Some word: the n-th is about n times as rare as the first. */
  word(): string {
    let number = Math.floor(this.#options.words ** this.random());
    let word = '';
    do {
      word += SYLLABLES[number % SYLLABLES.length];
      number = Math.floor(number / SYLLABLES.length);
    } while (number > 0);
    return `${word}x`;
  }

  wordsOf(count: number): string {
    return Array.from({ length: count }, () => this.word()).join(' ');
  }

  /** A place in or around one of the towns; nowhere for one item in eight. */
  place(): GeoPoint | undefined {
    if (this.below(8) === 0) return undefined;
    const { lat, lng } = this.pick(TOWNS);
    if (this.below(2) === 0) return { lat, lng };
    return { lat: lat + this.random() - 0.5, lng: lng + this.random() - 0.5 };
  }

  category(): string {
    return `category-${this.below(this.#options.categories)}`;
  }

  /** A product that can be bought; several have the same time and price. */
  product(): Product {
    const createdAt = THEN + this.below(40) * DAY_MS + this.below(3);
    return {
      ...aProduct({
        productname: this.wordsOf(1 + this.below(5)),
        description: this.wordsOf(this.#options.textWords),
        categoryId: this.category(),
        condition: this.pick(CONDITIONS),
        resaleprice: this.below(3) === 0 ? 10 : 1 + this.below(10_000) / 100,
      }),
      sellerStatus: this.below(3) === 0 ? 'Verified' : 'Unverified',
      createdAt: { toMillis: () => createdAt, toDate: () => new Date(createdAt) },
    };
  }

  /** The listing of such a product, with its times as the store has them. */
  listing<Time extends Listing['createdAt']>(
    synonyms: Synonyms,
    timeOf: (milliseconds: number) => Time,
  ): StoredListing {
    return listingOf(this.product(), { synonyms, point: this.place(), timeOf });
  }

  /** Something to look for, of which most is there. */
  query(): SearchQuery {
    const sometimes = <T>(oneIn: number, value: () => T): T | undefined =>
      this.below(oneIn) === 0 ? value() : undefined;
    const near = sometimes(3, () => ({ name: '', km: this.pick(DISTANCES_KM), ...this.pick(TOWNS) }));
    const from = sometimes(4, () => this.below(60));
    return {
      language: 'en',
      words: this.wordsOf(this.pick([0, 1, 1, 2, 2, 3, 4])),
      categoryId: sometimes(3, () => this.category()),
      conditions: sometimes(4, () => CONDITIONS.filter(() => this.below(2) === 0)) ?? [],
      min: from,
      max: sometimes(4, () => (from ?? 0) + this.below(40)),
      verifiedOnly: this.below(5) === 0,
      near,
      sort: this.pick(SEARCH_SORTS),
    };
  }
}
