import { MERGE_CATEGORIES, RENAME_CATEGORY } from '../catalogue/categories/category-jobs.ts';
import { FOLLOW_LEAVING } from '../deletion/accounts/follow-leaving-job.ts';
import { DELETE_ACCOUNT } from '../deletion/accounts/order-of-account-phases.ts';
import { FIND_ORPHANS } from '../deletion/find-orphans-job.ts';
import { DELETE_UNUSED_PICTURES } from '../deletion/pictures/unused-pictures-job.ts';
import { TAKE_DOWN_ITEMS } from '../deletion/take-down-items.ts';
import type { JobKind } from '../jobs/job.ts';
import type { Plan } from '../jobs/plan.ts';
import { MOVE_SEARCHES } from '../saved-searches/move-searches-job.ts';
import { REFILE_SEARCHES } from '../saved-searches/refile-searches.ts';
import { COUNT_WORDS } from '../search/count-words-job.ts';
import { REINDEX_LISTINGS } from '../search/reindex-job.ts';
import { FOLLOW_ADDRESS } from '../sellers/follow-address-job.ts';
import { FOLLOW_AWAY } from '../sellers/follow-away-job.ts';

/** What each kind of job does. */
export const PLANS: Record<JobKind, Plan> = {
  countWords: COUNT_WORDS,
  deleteAccount: DELETE_ACCOUNT,
  deleteUnusedPictures: DELETE_UNUSED_PICTURES,
  findOrphans: FIND_ORPHANS,
  followAddress: FOLLOW_ADDRESS,
  followAway: FOLLOW_AWAY,
  followLeaving: FOLLOW_LEAVING,
  mergeCategories: MERGE_CATEGORIES,
  moveSearches: MOVE_SEARCHES,
  reindexListings: { phases: [...REINDEX_LISTINGS.phases, REFILE_SEARCHES] },
  renameCategory: RENAME_CATEGORY,
  takeDownItems: TAKE_DOWN_ITEMS,
};
