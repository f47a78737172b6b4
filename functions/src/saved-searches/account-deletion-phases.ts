import { type AccountPhase, deletingOf } from '../jobs/account-phase.ts';
import { eachDocument } from '../jobs/plan.ts';
import { fileSearch } from './file-search.ts';
import { savedSearchesOf } from './saved-searches.ts';

/** What goes with an account of its saved searches, with what was found for them and where they are filed. */
export const SAVED_SEARCH_PHASES: readonly AccountPhase[] = [
  deletingOf(
    ['savedSearches', 'searchHits', 'searchBuckets'],
    eachDocument(
      'savedSearches',
      ({ about }) => savedSearchesOf(about),
      async ({ ref }) => {
        await ref.delete();
        await fileSearch(ref.id);
        return true;
      },
    ),
  ),
];
