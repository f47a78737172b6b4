import { hidesItems } from '@thriftline/domain/accounts/presence';
import { maySell } from '@thriftline/domain/accounts/user';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { FieldValue } from 'firebase-admin/firestore';
import { presenceDocument } from '../accounts/presence.ts';
import { userDocument } from '../accounts/users.ts';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';

/** What hides an item, by why its seller does not sell now; undefined where they do. */
function hiding(
  isOut: boolean,
  isAway: boolean,
): { hidden: true | 'away'; hiddenUntilKept?: true } | undefined {
  if (isOut) return { hidden: true, hiddenUntilKept: true };
  return isAway ? { hidden: 'away' } : undefined;
}

/**
 * Takes an item down while its seller's account is suspended or to be deleted, or is away and hides its items, and brings back
 * what was, once that is over. What its seller took down stays so. Says whether that changed anything. Goes by what is
 * stored now, so late and doubled events leave the same.
 */
export async function followSeller(productId: string, uid: string): Promise<boolean> {
  const document = productDocument(productId);
  return firestore().runTransaction(async (transaction) => {
    const user = await read(userDocument(uid), transaction);
    const presence = await read(presenceDocument(uid), transaction);
    const product = await read(document, transaction);
    if (user === undefined || product === undefined) return false;
    const now = Date.now();
    // One that is held or sold stays as it is for its buyer. Once it is free again, its trigger calls this.
    const isForSale = productState(product, now).name === 'available';
    const isHiddenForSeller = product.hiddenUntilKept !== undefined || product.hidden === 'away';
    if (!isForSale && !isHiddenForSeller) return false;
    const wanted = hiding(!maySell(user), hidesItems(presence, now));
    if (wanted?.hidden === product.hidden && wanted?.hiddenUntilKept === product.hiddenUntilKept)
      return false;
    transaction.update(document, {
      hidden: wanted?.hidden ?? FieldValue.delete(),
      hiddenUntilKept: wanted?.hiddenUntilKept ?? FieldValue.delete(),
    });
    return true;
  });
}
