import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { productDocument, products } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';

/** Holds that one call clears at most; the next call takes the rest. */
const AT_ONCE = 200;

async function clearLapsedHold(productId: string, now: number): Promise<boolean> {
  const document = productDocument(productId);
  return firestore().runTransaction(async (transaction) => {
    const product = await read(document, transaction);
    if (product?.hold === undefined || product.hold.until.toMillis() > now) return false;
    transaction.update(document, { hold: FieldValue.delete() });
    return true;
  });
}

/**
 * Takes holds whose time is over off their products and gives the products' ids. Everybody already reads such a hold as
 * none; this keeps the stored data as tidy as it looks.
 */
export async function releaseLapsedHolds(now: number): Promise<string[]> {
  const lapsed = await products()
    .where('hold.until', '<=', Timestamp.fromMillis(now))
    .orderBy('hold.until')
    .limit(AT_ONCE)
    .get();
  const cleared: string[] = [];
  for (const { id } of lapsed.docs) if (await clearLapsedHold(id, now)) cleared.push(id);
  return cleared;
}
