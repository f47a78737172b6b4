import type { MergeCategories } from '@thriftline/domain/catalogue/categories/category';
import type { Actor } from '../accounts/actor.ts';
import {
  type ChangedCategory,
  mergeCategories as mergeProducts,
} from '../catalogue/categories/change-categories.ts';
import { jobId } from '../jobs/job.ts';
import { finishJob } from '../jobs/run-job.ts';
import { MOVE_SEARCHES } from '../saved-searches/move-searches-job.ts';

/**
 * Merges a category into another one and waits for the searches that were saved for it, too, as nothing else can be done with the
 * other one before they have followed. Throws as `mergeCategories` of the catalogue does.
 */
export async function mergeCategories(actor: Actor, input: MergeCategories): Promise<ChangedCategory> {
  const merged = await mergeProducts(actor, input);
  if (merged.isPending) return merged;
  return {
    ...merged,
    ...(await finishJob(jobId({ kind: 'moveSearches', about: input.from }), MOVE_SEARCHES)),
  };
}
