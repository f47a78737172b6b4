import { isAccountLost, type SellerAccount } from '@thriftline/domain/payouts/seller-account';
import { FieldValue, type WithFieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { payments } from '../records/payments.ts';
import { sellerAccountDocument } from '../records/payouts.ts';
import { findIntent } from '../stripe/intents.ts';

/** A seller's account that is yet to be made; each new one needs other `tries`. */
export const newAccount = (tries: number): WithFieldValue<SellerAccount> => ({
  state: 'onboarding',
  missing: [],
  reachesBank: false,
  tries,
  updatedAt: FieldValue.serverTimestamp(),
});

/**
 * Whether the key is that of the shop's last payment. With the key of another account or mode, set by mistake, the provider says of every
 * seller's account what it says of one that is lost; it knows none of the shop's payments then.
 */
async function isKeyOfLastPayment(): Promise<boolean> {
  const { docs } = await payments().orderBy('createdAt', 'desc').limit(1).get();
  const [last] = docs;
  return last !== undefined && (await findIntent(last.id)) !== undefined;
}

/**
 * Forgets a seller's account that the provider said is lost when it was asked just now, so that another can be made. Says whether another
 * is to be used. A lost account stays where the key itself is in doubt.
 */
export async function forgetLostAccount(uid: string, accountId: string): Promise<boolean> {
  const document = sellerAccountDocument(uid);
  if (!isAccountLost(await read(document)) || !(await isKeyOfLastPayment())) return false;
  await firestore().runTransaction(async (transaction) => {
    const stored = await read(document, transaction);
    // Somebody who asked at the same time has forgotten it already.
    if (stored?.accountId !== accountId || !isAccountLost(stored)) return;
    transaction.set(document, newAccount(stored.tries + 1));
    logger.warn('The account of a seller is lost, and a new one is made', { uid, accountId });
  });
  return true;
}
