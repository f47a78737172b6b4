import { EVERYTHING, type SearchQuery } from '@thriftline/domain/search/search-query';
import { type FullShop, LEEDS, PLANTED_WORDS } from './shop.ts';

/** A kind of search, of which several are made. */
export interface Kind {
  title: string;
  make: (shop: FullShop) => SearchQuery;
}

/** Words that some item has in its name, as somebody would who knows what there is. */
function wordsOfSome({ random, rows }: FullShop, count: number): string {
  for (;;) {
    const words = [...new Set(random.pick(rows).listing.productname.split(' '))];
    if (words.length >= count) return words.slice(0, count).join(' ');
  }
}

const withWords =
  (count: number, more: Partial<SearchQuery> = {}) =>
  (shop: FullShop): SearchQuery => ({
    ...EVERYTHING,
    sort: 'best',
    words: wordsOfSome(shop, count),
    ...more,
  });

/** What is measured: by number of words, place and price. */
export const KINDS: readonly Kind[] = [
  { title: 'everything, newest', make: () => EVERYTHING },
  { title: '1 word', make: withWords(1) },
  { title: '2 words', make: withWords(2) },
  { title: '3 words', make: withWords(3) },
  { title: '4 words', make: withWords(4) },
  {
    title: '1 word, a category',
    make: (shop) => ({ ...withWords(1)(shop), categoryId: shop.random.category() }),
  },
  { title: '1 word, 10 to 30 dollars', make: withWords(1, { min: 10, max: 30 }) },
  { title: '1 word, by price', make: withWords(1, { sort: 'price' }) },
  { title: '1 word, 25 km', make: withWords(1, { near: { ...LEEDS, km: 25 } }) },
  { title: '2 words, 50 km, price', make: withWords(2, { near: { ...LEEDS, km: 50 }, min: 5, max: 50 }) },
  { title: '1 word, nearest', make: withWords(1, { near: { ...LEEDS, km: 25 }, sort: 'nearest' }) },
];

const planted = (more: Partial<SearchQuery> = {}) => ({
  make: (): SearchQuery => ({ ...EVERYTHING, sort: 'best', words: PLANTED_WORDS, ...more }),
});

/** Searches that find the same in every shop, whatever else it has. */
export const SAME_KINDS: readonly Kind[] = [
  { title: '2 words', ...planted() },
  { title: '1 word, by price', ...planted({ words: PLANTED_WORDS.split(' ')[0] ?? '', sort: 'price' }) },
  { title: '2 words, 10 to 30 dollars', ...planted({ min: 10, max: 30 }) },
  { title: '2 words, a category', ...planted({ categoryId: 'category-1' }) },
  { title: '2 words, 25 km', ...planted({ near: { ...LEEDS, km: 25 } }) },
  { title: '2 words, nearest', ...planted({ near: { ...LEEDS, km: 25 }, sort: 'nearest' }) },
];
