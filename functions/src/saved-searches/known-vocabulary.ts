import { loadEveryLanguage } from '@thriftline/domain/search/words/known-rules';
import { readVocabulary, type Vocabulary } from '@thriftline/domain/search/words/vocabulary';
import { memoize } from '../platform/memoize.ts';
import { getVocabulary } from '../search/vocabulary.ts';

const VOCABULARY_MS = 10 * 60_000;

/**
 * How rare things are in the shop, remembered for ten minutes: where a search is filed may follow an older count, for whoever
 * reads the buckets asks for all that fit.
 */
export const knownVocabulary: () => Promise<Vocabulary> = memoize(
  async () => {
    const [file] = await Promise.all([getVocabulary(), loadEveryLanguage()]);
    return readVocabulary(file);
  },
  { forMs: () => VOCABULARY_MS },
);
