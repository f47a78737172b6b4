import { isDeepStrictEqual } from 'node:util';
import { isAccountReady, type SellerAccount } from '@thriftline/domain/payouts/seller-account';
import { FieldValue } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { notifyOrLog } from '../../notifications/notify.ts';
import { markPayoutDirty } from '../../orders/mark-payout-dirty.ts';
import { firestore } from '../../platform/firebase.ts';
import { payouts, sellerAccountDocument } from '../records/payouts.ts';
import { type AccountFacts, retrieveAccount } from '../stripe/accounts.ts';

/** Payouts that are released in one step; the sweep goes on with more. */
const AT_ONCE = 200;

/** How often what was asked may be outrun by others who follow the same account. */
const MOST_ROUNDS = 5;

/** What the provider says, without what the shop adds to it. */
function factsOf({
  state,
  missing,
  missingBy,
  disabledReason,
  reachesBank,
  isPerson,
}: AccountFacts): AccountFacts {
  return {
    state,
    missing: [...missing],
    ...(missingBy !== undefined && { missingBy }),
    ...(disabledReason !== undefined && { disabledReason }),
    reachesBank,
    ...(isPerson && { isPerson }),
  };
}

/** Writes what the provider says of an account, unless what is stored has changed since it was asked: then the answer may be old. */
async function write(uid: string, before: SellerAccount, facts: AccountFacts): Promise<boolean> {
  const document = sellerAccountDocument(uid);
  return firestore().runTransaction(async (transaction) => {
    const stored = await read(document, transaction);
    if (stored === undefined || stored.accountId !== before.accountId) return false;
    if (!isDeepStrictEqual(factsOf(stored), factsOf(before))) return false;
    transaction.update(document, {
      ...facts,
      missingBy: facts.missingBy ?? FieldValue.delete(),
      disabledReason: facts.disabledReason ?? FieldValue.delete(),
      isPerson: facts.isPerson ?? FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    });
    return true;
  });
}

/** Marks what waited for the account, so that the sweep sends it at the latest. Gives whose payouts they are. */
async function markBlocked(uid: string): Promise<string[]> {
  const blocked = payouts()
    .where('sellerId', '==', uid)
    .where('state', 'in', ['blocked', 'short'])
    .limit(AT_ONCE);
  const { docs } = await blocked.get();
  for (const { id } of docs) {
    await firestore().runTransaction(async (transaction) => markPayoutDirty(transaction, id, Date.now()));
  }
  return docs.map(({ id }) => id);
}

/**
 * Brings what is known of a seller's account in line with what the provider says of it now, and tells the seller when money of theirs
 * would wait. Gives the payouts that can go on because of it. Does nothing for somebody without an account.
 */
export async function followAccount(uid: string): Promise<string[]> {
  const released = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = await read(sellerAccountDocument(uid));
    if (before?.accountId === undefined) return [];
    const facts = factsOf(await retrieveAccount(before.accountId));
    if (isDeepStrictEqual(factsOf(before), facts)) return [...released];
    // A later run that found nothing to change didn't see what is written now: it is asked once more.
    if (!(await write(uid, before, facts)) || isAccountReady(facts) === isAccountReady(before)) continue;
    if (isAccountReady(facts)) {
      for (const id of await markBlocked(uid)) released.add(id);
      continue;
    }
    const version = before.updatedAt.toMillis();
    await notifyOrLog({ kind: 'payoutsRestricted', to: uid, subject: 'payouts', version, params: {} });
  }
  throw new Error(`The account of ${uid} changes all the time`);
}
