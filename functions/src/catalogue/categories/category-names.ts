import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { type CategoryName, nameTaken } from '@thriftline/domain/catalogue/categories/category';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection, documentIn, read } from '../../firestore/collection.ts';
import { duePages } from '../../jobs/due.ts';
import { firestore } from '../../platform/firebase.ts';
import { categories, categoryDocument } from '../categories.ts';

/** Categories whose marks are looked at together. */
const PAGE = 500;

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

/** Those of some categories whose name isn't marked as theirs. */
async function unmarked(found: readonly QueryDocumentSnapshot[]): Promise<DocumentReference[]> {
  const named = found.flatMap((category) => {
    const key = categoryKey(category.get('categoryname'));
    return key === '' ? [] : [{ ref: category.ref, mark: categoryNameDocument(key) }];
  });
  if (named.length === 0) return [];
  const marks = await firestore().getAll(...named.map(({ mark }) => mark));
  return named.flatMap(({ ref }, at) => (marks[at]?.get('categoryId') === ref.id ? [] : [ref]));
}

/**
 * Marks the names of the categories from before names were marked, the oldest first: of two with one name the older has
 * it. How many it marked; doing it twice changes nothing. What is not begun by `until` (milliseconds since 1970) the next run
 * does; `page` is how many it looks at together.
 */
export async function markCategoryNames(until?: number, page = PAGE): Promise<number> {
  let count = 0;
  // Pages go on behind the last one's moment, so it is read, too.
  const all = categories().orderBy('createdAt').select('categoryname', 'createdAt');
  for await (const docs of duePages(all, { page, until })) {
    for (const ref of await unmarked(docs)) if (await markName(ref)) count += 1;
  }
  return count;
}
