import type { CategoryInput } from '@thriftline/domain/category';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { categories } from '../stores/categories.ts';
import { type Actor, loadActor } from './actor.ts';
import { requireRight } from './require-right.ts';

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
  });
  return document.id;
}
