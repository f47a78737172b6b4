import type { Language } from '../base/locale/languages.ts';
import { countByCategory, countByDistance } from './count-choices.ts';
import type { ListingStore } from './listing-store.ts';
import type { SearchEngine } from './search-engine.ts';
import { ListingSearch } from './search-listings.ts';
import type { SearchQuery } from './search-query.ts';
import { correctWords } from './words/correct-words.ts';
import { suggestWords } from './words/suggest-words.ts';
import { NO_VOCABULARY, type Vocabulary } from './words/vocabulary.ts';

interface Parts {
  store: ListingStore;
  /**
   * Asked with the words before each search that goes by it, so whoever gives it remembers it; and with the language that they are in,
   * where they need not be in their reader's.
   */
  vocabulary: (words: string, language?: Language) => Promise<Vocabulary>;
  /** Most that are counted. */
  mostCounted: number;
}

/** Whether a search goes by what is rare: it has words or a place, or asks for more than the store can be asked at once. */
function goesByVocabulary({ words, near, categoryId, conditions, verifiedOnly }: SearchQuery): boolean {
  const filters = [categoryId !== undefined, conditions.length > 0, verifiedOnly].filter(Boolean);
  return words !== '' || near !== undefined || filters.length > 2;
}

/** The search engine over a store of listings. */
export function createSearchEngine({ store, vocabulary, mostCounted }: Parts): SearchEngine {
  const listings = new ListingSearch(store);
  const vocabularyFor = async (query: SearchQuery) =>
    goesByVocabulary(query) ? vocabulary(query.words, query.language) : NO_VOCABULARY;
  return {
    search: async (query, page) => listings.page(query, await vocabularyFor(query), page),
    count: async (query) => listings.count(query, await vocabularyFor(query), mostCounted),
    counts: async (query, changes) => {
      const known = await vocabulary(query.words, query.language);
      return Promise.all(
        changes.map((change) => listings.count({ ...query, ...change }, known, mostCounted)),
      );
    },
    countsByCategory: async (query, categoryIds) =>
      countByCategory(
        { store, query, vocabulary: await vocabulary(query.words, query.language) },
        { categoryIds, most: mostCounted },
      ),
    countsByDistance: async (query, near) =>
      countByDistance({ store, query, vocabulary: await vocabulary(query.words, query.language) }, near),
    suggest: async (text) => suggestWords(text, await vocabulary(text)),
    correct: async (words) => correctWords(words, await vocabulary(words)),
  };
}
