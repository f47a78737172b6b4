import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { isHeldFor, releaseHold } from './hold.ts';

/** Releases a booking's hold on its product and says whether it had it. */
export async function releaseHoldOfBooking(bookingsId: string, productId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const product = await read(productDocument(productId), transaction);
    if (!isHeldFor(bookingsId, product)) return false;
    releaseHold(transaction, productId);
    return true;
  });
}
