import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { type CategoryName, nameTaken } from '@thriftline/domain/catalogue/categories/category';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collection, documentIn, read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { categories, categoryDocument } from '../categories.ts';

const categoryNames = () => collection<CategoryName>(COLLECTIONS.categoryNames);

/** Which category has a name, by the name's key. */
export const categoryNameDocument = (key: string) => documentIn(categoryNames(), key);

/** The category that has a name now; a mark whose category is gone or has another name by now marks nothing. */
async function ownerOf(key: string, transaction: Transaction) {
  const mark = await read(categoryNameDocument(key), transaction);
  const category = mark && (await read(categoryDocument(mark.categoryId), transaction));
  return category && categoryKey(category.categoryname) === key ? { ...mark, category } : undefined;
}

/** What a category's new name takes to be stored. */
export interface ClaimedName {
  /** Writes the mark of the new name, and deletes that of the old one. */
  write(): void;
}

/**
 * Makes sure in a transaction that no other category has the name; its `write` belongs after all reads. `old` is the name
 * that is given up. Throws `conflict` naming the category that has it, however it is written.
 */
export async function claimCategoryName(
  transaction: Transaction,
  { categoryId, name, old }: { categoryId: string; name: string; old?: string },
): Promise<ClaimedName> {
  const key = categoryKey(name);
  const owner = await ownerOf(key, transaction);
  if (owner !== undefined && owner.categoryId !== categoryId) {
    const taken = nameTaken(owner.category);
    throw new AppError('conflict', taken, { fields: { categoryname: taken } });
  }
  const oldKey = old === undefined ? key : categoryKey(old);
  const isOldOwn =
    oldKey !== key && (await read(categoryNameDocument(oldKey), transaction))?.categoryId === categoryId;
  return {
    write() {
      transaction.set(categoryNameDocument(key), { categoryId });
      if (isOldOwn) transaction.delete(categoryNameDocument(oldKey));
    },
  };
}

/** Marks the name of a category that has none yet, unless another has it; whether it did. */
async function markName({ id }: DocumentReference): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const category = await read(categoryDocument(id), transaction);
    const key = category && categoryKey(category.categoryname);
    if (!key || (await ownerOf(key, transaction)) !== undefined) return false;
    transaction.set(categoryNameDocument(key), { categoryId: id });
    return true;
  });
}

/**
 * Marks the names of the categories from before names were marked, the oldest first: of two with one name the older has
 * it. How many it marked; doing it twice changes nothing.
 */
export async function markCategoryNames(): Promise<number> {
  const [all, marks] = await Promise.all([
    categories().orderBy('createdAt').select('categoryname').get(),
    categoryNames().get(),
  ]);
  const marked = new Set(marks.docs.map((mark) => mark.data().categoryId));
  let count = 0;
  for (const { id, ref } of all.docs) {
    if (!marked.has(id) && (await markName(ref))) count += 1;
  }
  return count;
}
