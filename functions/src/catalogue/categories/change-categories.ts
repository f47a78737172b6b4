import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { MergeCategories, RenameCategory } from '@thriftline/domain/catalogue/categories/category';
import type { Transaction } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../../accounts/actor.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { type JobOrder, jobDocument, jobId, jobs, startJob } from '../../jobs/job.ts';
import { finishJob, type JobAnswer } from '../../jobs/run-job.ts';
import { firestore } from '../../platform/firebase.ts';
import { categoryDocument } from '../categories.ts';
import { formerName } from '../former-name.ts';
import { products } from '../products.ts';
import { MERGE_CATEGORIES, RENAME_CATEGORY } from './category-jobs.ts';
import { claimCategoryName } from './category-names.ts';

/** What changing a category came to. */
export interface ChangedCategory extends JobAnswer {
  modifiedCount: number;
}

/** Throws `conflict` while products are on their way into a category: it must not go, or they would be left where they are. */
async function requireNoMergeInto(transaction: Transaction, categoryId: string): Promise<void> {
  const merges = await transaction.get(jobs().where('to', '==', categoryId).limit(1));
  if (merges.empty) return;
  throw new AppError('conflict', msg`Another category is being merged into this one. Try again in a moment.`);
}

/** Throws `conflict` while a category itself is being merged into another, but for the one that it may be merged into. */
async function requireNotMerged(transaction: Transaction, categoryId: string, into?: string): Promise<void> {
  const merge = await read(jobDocument(jobId({ kind: 'mergeCategories', about: categoryId })), transaction);
  if (merge === undefined || merge.to === into) return;
  throw new AppError('conflict', msg`This category is already being merged into another one.`);
}

async function categoryToChange(transaction: Transaction, actor: Actor, categoryId: string) {
  requireRole(await loadActor(actor.uid, transaction), 'Admin');
  const category = await read(categoryDocument(categoryId), transaction);
  if (category === undefined) throw new AppError('not-found', msg`This category doesn’t exist.`);
  return category;
}

/**
 * Moves all products of a category into another one, after which it is gone; for admins. What takes longer than a call
 * goes on by itself; asking again waits for it again. Throws `conflict` while another merge has to do with either.
 */
export async function mergeCategories(
  actor: Actor,
  { from, into }: MergeCategories,
): Promise<ChangedCategory> {
  if (from === into) {
    throw new AppError('invalid-argument', msg`You can’t merge a category into itself.`, {
      fields: { into: msg`Another category` },
    });
  }
  const order: JobOrder = { kind: 'mergeCategories', about: from, to: into };
  await firestore().runTransaction(async (transaction) => {
    const category = await categoryToChange(transaction, actor, from);
    const target = await categoryToChange(transaction, actor, into);
    await requireNoMergeInto(transaction, from);
    await requireNotMerged(transaction, from, into);
    await requireNotMerged(transaction, into);
    const { categoryname: name } = target;
    writeAudit(transaction, actor, {
      what: 'mergeCategories',
      document: categoryDocument(from),
      aboutName: category.categoryname,
      why: msg`Into ${name}`,
    });
    startJob(transaction, order);
  });
  return { modifiedCount: 1, ...(await finishJob(jobId(order), MERGE_CATEGORIES)) };
}

/** Gives a category another name, which its products and their advertisements get, too; for admins. Throws `conflict`
 * naming the category that has the name already. */
export async function renameCategory(
  actor: Actor,
  { categoryId, categoryname }: RenameCategory,
): Promise<ChangedCategory> {
  const order: JobOrder = { kind: 'renameCategory', about: categoryId };
  const name = categoryname.trim();
  await firestore().runTransaction(async (transaction) => {
    const document = categoryDocument(categoryId);
    const category = await categoryToChange(transaction, actor, categoryId);
    const claimed = await claimCategoryName(transaction, { categoryId, name, old: category.categoryname });
    claimed.write();
    transaction.update(document, { categoryname: name });
    writeAudit(transaction, actor, {
      what: 'renameCategory',
      document,
      aboutName: name,
      why: formerName(category.categoryname),
    });
    startJob(transaction, order);
  });
  return { modifiedCount: 1, ...(await finishJob(jobId(order), RENAME_CATEGORY)) };
}

/** Deletes an empty category; for admins. Throws `conflict` while there are products in it: merging moves them. */
export async function deleteCategory(
  actor: Actor,
  { categoryId }: { categoryId: string },
): Promise<{ deletedCount: number }> {
  await firestore().runTransaction(async (transaction) => {
    const document = categoryDocument(categoryId);
    const category = await categoryToChange(transaction, actor, categoryId);
    await requireNoMergeInto(transaction, categoryId);
    const some = await transaction.get(products().where('categoryId', '==', categoryId).limit(1));
    if (!some.empty) {
      throw new AppError(
        'conflict',
        msg`This category has items. Merge it into another one to move them there.`,
      );
    }
    transaction.delete(document);
    writeAudit(transaction, actor, { what: 'deleteCategory', document, aboutName: category.categoryname });
  });
  return { deletedCount: 1 };
}
