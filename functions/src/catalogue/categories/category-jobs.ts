import { type JobOrder, startJob } from '../../jobs/job.ts';
import { eachDocument, type Part, type Plan } from '../../jobs/plan.ts';
import { firestore } from '../../platform/firebase.ts';
import { categoryDocument } from '../categories.ts';
import { products } from '../products.ts';
import { assignCategory } from './assign-category.ts';

const inCategory = (categoryId: string) => products().where('categoryId', '==', categoryId);

/**
 * Deletes a category unless a product came into it meanwhile: then the products are moved once more. Searches that were saved for it
 * follow by themselves, after the products: what was moved is no news to them.
 */
async function deleteEmptied({ about: categoryId, to }: JobOrder): Promise<Part> {
  return firestore().runTransaction(async (transaction) => {
    const { empty } = await transaction.get(inCategory(categoryId).limit(1));
    if (empty) {
      transaction.delete(categoryDocument(categoryId));
      if (to !== undefined) startJob(transaction, { kind: 'moveSearches', about: categoryId, to });
    }
    return empty ? { done: 1, failed: 0 } : { done: 0, failed: 1 };
  });
}

/** Moves the products of a category, with their advertisements, into another; then the category goes. */
export const MERGE_CATEGORIES: Plan = {
  phases: [
    eachDocument(
      'products',
      ({ about }) => inCategory(about),
      ({ id }, { to = '' }) => assignCategory(id, to),
    ),
    { name: 'category', doPart: (job) => deleteEmptied(job) },
  ],
};

/** Brings a category's new name to its products and their advertisements. */
export const RENAME_CATEGORY: Plan = {
  phases: [
    eachDocument(
      'products',
      ({ about }) => inCategory(about),
      ({ id }, { about }) => assignCategory(id, about),
    ),
  ],
};
