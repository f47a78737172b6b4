import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { isHoldLapsed, productsWithLapsedHold, releaseLapsed } from './hold.ts';

/** Holds that one call releases at most; the next call takes the rest. */
const AT_ONCE = 200;

async function releaseLapsedHold(productId: string, now: number): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const product = await read(productDocument(productId), transaction);
    if (product === undefined || !isHoldLapsed(product, now)) return false;
    releaseLapsed(transaction, productId);
    return true;
  });
}

/**
 * Releases holds whose time is over and gives their products' ids. Everybody already reads such a hold as none; this
 * keeps the stored data as tidy as it looks. `now` is in milliseconds since 1970.
 */
export async function releaseLapsedHolds(now: number): Promise<string[]> {
  const lapsed = await productsWithLapsedHold(now).limit(AT_ONCE).get();
  const released: string[] = [];
  for (const { id } of lapsed.docs) if (await releaseLapsedHold(id, now)) released.push(id);
  return released;
}
