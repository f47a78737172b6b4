import { AppError } from '@thriftline/domain/errors';
import { allowsProductAct, productState } from '@thriftline/domain/product-state';
import { firestore } from '../firebase.ts';
import { advertisementDocument } from '../stores/advertisements.ts';
import { writeAudit } from '../stores/audit-log.ts';
import { read } from '../stores/collection.ts';
import { contactDocument } from '../stores/contacts.ts';
import { productDocument } from '../stores/products.ts';
import type { Actor } from './actor.ts';
import { cleanUpProduct } from './clean-up-product.ts';
import { requireRight } from './require-right.ts';

const REFUSAL = {
  sold: 'A sold item cannot be deleted.',
  held: 'Someone is paying for this item. Try again in a few minutes.',
} as const;

/** Deletes a product and what hangs on it: for its seller while it is unsold, for an admin always. */
export async function deleteProduct(actor: Actor, productId: string): Promise<void> {
  const right = requireRight(actor, 'products', 'delete');
  const document = productDocument(productId);
  const product = await firestore().runTransaction(async (transaction) => {
    const found = await read(document, transaction);
    if (found === undefined) throw new AppError('not-found', 'There is no such product.');
    if (right !== 'all') {
      if (found.sellerId !== actor.uid) {
        throw new AppError('permission-denied', 'This product is not yours.');
      }
      const state = productState(found, Date.now());
      if (!allowsProductAct(state, 'delete') && state.name !== 'available') {
        throw new AppError('conflict', REFUSAL[state.name]);
      }
    }
    transaction.delete(document);
    if (right === 'all') {
      writeAudit(transaction, actor, { what: 'deleteProduct', document, aboutName: found.productname });
    }
    transaction.delete(contactDocument(productId));
    transaction.delete(advertisementDocument(productId));
    return found;
  });
  await cleanUpProduct(productId, product);
}
