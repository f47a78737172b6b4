import type { CategoryInput } from '@thriftline/domain/category';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireRight } from '../accounts/require-right.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { firestore } from '../platform/firebase.ts';
import { categories } from './categories.ts';

/** Adds a category in the actor's name and gives its id. */
export async function createCategory(actor: Actor, { categoryname, img }: CategoryInput): Promise<string> {
  const document = categories().doc();
  await firestore().runTransaction(async (transaction) => {
    requireRight(await loadActor(actor.uid, transaction), 'categories', 'add');
    transaction.create(document, {
      categoryname: categoryname.trim(),
      img,
      createdBy: actor.uid,
      createdAt: FieldValue.serverTimestamp(),
    });
    if (actor.role === 'Admin') {
      writeAudit(transaction, actor, { what: 'createCategory', document, aboutName: categoryname.trim() });
    }
  });
  return document.id;
}
