import { eachDocument, type Phase } from '../jobs/plan.ts';
import { fileSearch } from './file-search.ts';
import { savedSearches } from './saved-searches.ts';

/** Files every saved search under what listings have by now: after a change of how words are read it may be another word. */
export const REFILE_SEARCHES: Phase = eachDocument(
  'savedSearches',
  () => savedSearches(),
  async ({ id }) => {
    await fileSearch(id, true);
    return true;
  },
);
