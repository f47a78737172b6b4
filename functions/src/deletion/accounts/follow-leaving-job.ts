import { maySell } from '@thriftline/domain/accounts/user';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { FieldValue } from 'firebase-admin/firestore';
import { userDocument } from '../../accounts/users.ts';
import { productDocument, products } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { stopOrder } from '../../fulfilment/stop-order.ts';
import { eachDocument, type Plan } from '../../jobs/plan.ts';
import { orders } from '../../orders/order-documents.ts';
import { firestore } from '../../platform/firebase.ts';

/** Takes an item down while its seller's account is suspended or to be deleted, and brings back what was, once it is not. */
async function followSeller(productId: string, uid: string): Promise<boolean> {
  const document = productDocument(productId);
  return firestore().runTransaction(async (transaction) => {
    const user = await read(userDocument(uid), transaction);
    const product = await read(document, transaction);
    if (user === undefined || product === undefined) return false;
    const isOut = !maySell(user);
    // One that is held or sold stays as it is.
    if (isOut && productState(product, Date.now()).name === 'available') {
      transaction.update(document, { hidden: true, hiddenUntilKept: true });
      return true;
    }
    if (isOut || product.hiddenUntilKept === undefined) return false;
    transaction.update(document, { hidden: FieldValue.delete(), hiddenUntilKept: FieldValue.delete() });
    return true;
  });
}

/**
 * Shows what an account sells by whether the account is suspended or to be deleted, as it is now, and stops the open orders of one that is
 * suspended.
 */
export const FOLLOW_LEAVING: Plan = {
  phases: [
    eachDocument(
      'products',
      ({ about }) => products().where('sellerId', '==', about),
      ({ id }, { about }) => followSeller(id, about),
    ),
    eachDocument(
      'orders',
      ({ about }) => orders().where('sellerId', '==', about),
      ({ id }) => stopOrder(id),
    ),
  ],
};
