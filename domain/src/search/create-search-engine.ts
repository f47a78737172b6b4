import { correctWords } from './correct-words.ts';
import { countByCategory, countByDistance } from './count-choices.ts';
import type { ListingStore } from './listing-store.ts';
import type { SearchEngine } from './search-engine.ts';
import { ListingSearch } from './search-listings.ts';
import { suggestWords } from './suggest-words.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Parts {
  store: ListingStore;
  /** Asked before each search, so whoever gives it remembers it. */
  vocabulary: () => Promise<Vocabulary>;
  /** Most that are counted. */
  mostCounted: number;
}

/** The search engine over a store of listings. */
export function createSearchEngine({ store, vocabulary, mostCounted }: Parts): SearchEngine {
  const listings = new ListingSearch(store);
  return {
    search: async (query, page) => listings.page(query, await vocabulary(), page),
    count: async (query) => listings.count(query, await vocabulary(), mostCounted),
    counts: async (query, changes) => {
      const known = await vocabulary();
      return Promise.all(
        changes.map((change) => listings.count({ ...query, ...change }, known, mostCounted)),
      );
    },
    countsByCategory: async (query, categoryIds) =>
      countByCategory({ store, query, vocabulary: await vocabulary() }, { categoryIds, most: mostCounted }),
    countsByDistance: async (query, near) =>
      countByDistance({ store, query, vocabulary: await vocabulary() }, near),
    suggest: async (text) => suggestWords(text, await vocabulary()),
    correct: async (words) => correctWords(words, await vocabulary()),
  };
}
