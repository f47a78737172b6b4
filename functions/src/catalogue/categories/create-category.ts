import { isCounted } from '@thriftline/domain/accounts/quotas';
import type { CategoryInput } from '@thriftline/domain/catalogue/categories/category';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../../accounts/actor.ts';
import { countCreation } from '../../accounts/limits/quotas.ts';
import { requireRight } from '../../accounts/require-right.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { requireOwnPictures } from '../../pictures/require-own-pictures.ts';
import { firestore } from '../../platform/firebase.ts';
import { categories } from '../categories.ts';
import { claimCategoryName } from './category-names.ts';

/** Adds a category in the actor's name and gives its id. Throws `conflict` naming the one that has the name already. */
export async function createCategory(actor: Actor, { categoryname, img }: CategoryInput): Promise<string> {
  requireOwnPictures(actor.uid, { img });
  const document = categories().doc();
  await firestore().runTransaction(async (transaction) => {
    const creator = { ...(await loadActor(actor.uid, transaction)), confirmed: actor.confirmed };
    requireRight(creator, 'categories', 'add');
    const name = await claimCategoryName(transaction, { categoryId: document.id, name: categoryname });
    if (isCounted('categories', creator.role)) {
      await countCreation(transaction, creator, 'categories', document.id);
    }
    name.write();
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
