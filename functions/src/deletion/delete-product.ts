import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { Actor } from '../accounts/actor.ts';
import { requireRight } from '../accounts/require-right.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { advertisementDocument } from '../catalogue/advertisements.ts';
import { contactDocument } from '../catalogue/contacts.ts';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { noticesOfRemoval } from '../notifications/notices/notices-of-removal.ts';
import { notifyOrLog } from '../notifications/notify.ts';
import { firestore } from '../platform/firebase.ts';
import { deleteProductData } from './delete-product-data.ts';

const REFUSAL = {
  sold: msg`A sold item can’t be deleted.`,
  held: msg`Someone is paying for this item. Try again in a few minutes.`,
} as const;

/** Deletes a product and what hangs on it: for its seller while it is unsold, another's for an admin always. */
export async function deleteProduct(actor: Actor, productId: string): Promise<void> {
  const right = requireRight(actor, 'products', 'delete');
  const document = productDocument(productId);
  const product = await firestore().runTransaction(async (transaction) => {
    const found = await read(document, transaction);
    if (found === undefined) throw new AppError('not-found', msg`This item doesn’t exist.`);
    const isOwn = found.sellerId === actor.uid;
    if (!isOwn && right !== 'othersOrOwnUnsold') {
      throw new AppError('permission-denied', msg`This item isn’t yours.`);
    }
    if (isOwn) {
      const state = productState(found, Date.now());
      if (!allowsProductAct(state, 'delete')) {
        throw new AppError('conflict', state.name === 'held' ? REFUSAL.held : REFUSAL.sold);
      }
    }
    transaction.delete(document);
    if (right === 'othersOrOwnUnsold') {
      writeAudit(transaction, actor, { what: 'deleteProduct', document, aboutName: found.productname });
    }
    transaction.delete(contactDocument(productId));
    transaction.delete(advertisementDocument(productId));
    return found;
  });
  await deleteProductData(productId, product);
  if (product.sellerId !== actor.uid) await notifyOrLog(noticesOfRemoval(productId, product));
}
