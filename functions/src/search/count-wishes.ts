import type { Transaction } from 'firebase-admin/firestore';
import { wishesFor } from '../catalogue/wishes.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { advertisedListingDocument, listingDocument } from './listings.ts';

/**
 * How many people have a product on their wish lists, as it is now: what was counted in a transaction is written only if it is still true
 * then. A read for each 1,000.
 */
export async function wishesOf(productId: string, transaction: Transaction): Promise<number> {
  return (await transaction.get(wishesFor(productId).count())).data().count;
}

/**
 * Has a product's listings say how many wish for it. They are counted anew in the transaction that writes it: so it does not matter how
 * often, how late and in which order it is asked for.
 */
export async function countWishes(productId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const [listing, advertised] = [listingDocument(productId), advertisedListingDocument(productId)];
    const [stored, storedAdvertised] = await Promise.all([
      read(listing, transaction),
      read(advertised, transaction),
    ]);
    if (stored === undefined) return;
    const wishes = await wishesOf(productId, transaction);
    if (stored.wishes !== wishes) transaction.update(listing, { wishes });
    if (storedAdvertised && storedAdvertised.wishes !== wishes) transaction.update(advertised, { wishes });
  });
}
