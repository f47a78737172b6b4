import { isHoldLapsed } from '@thriftline/domain/payments/paying/held-for';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { attemptDue } from '../../jobs/due.ts';
import { firestore } from '../../platform/firebase.ts';
import { productsWithLapsedHold, releaseLapsed } from './hold.ts';

/** Holds that are read at once. */
const PAGE = 200;

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
 * keeps the stored data as tidy as it looks. `now` is in milliseconds since 1970. Throws at the end when one could not be released.
 */
export async function releaseLapsedHolds(now: number): Promise<string[]> {
  const released: string[] = [];
  const { failed } = await attemptDue(productsWithLapsedHold(now), { page: PAGE }, async ({ id }) => {
    const isReleased = await releaseLapsedHold(id, now);
    if (isReleased) released.push(id);
    return isReleased;
  });
  if (failed > 0) throw new Error(`${failed} holds could not be released`);
  return released;
}
