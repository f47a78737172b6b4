import { readVocabulary, type Vocabulary } from '@thriftline/domain/search/words/vocabulary';
import { memoize } from '../platform/memoize.ts';
import { getVocabulary } from '../search/vocabulary.ts';

const VOCABULARY_MS = 10 * 60_000;

/**
 * How rare things are in the shop, remembered for ten minutes: where a search is filed may follow an older count, for whoever
 * reads the buckets asks for all that fit.
 */
export const knownVocabulary: () => Promise<Vocabulary> = memoize(
  async () => readVocabulary(await getVocabulary()),
  { forMs: () => VOCABULARY_MS },
);
