import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { TOO_MANY_TRIES } from '@thriftline/domain/base/texts/refusal-texts';
import { isAccountReady } from '@thriftline/domain/payouts/seller-account';
import type { Actor } from '../../accounts/actor.ts';
import { limitAct } from '../../accounts/limits/limit-acts.ts';
import { read } from '../../firestore/collection.ts';
import { payoutCountry, siteOrigin } from '../../platform/config.ts';
import { firestore } from '../../platform/firebase.ts';
import { sellerAccountDocument } from '../records/payouts.ts';
import { createAccount, dashboardAddress, onboardingAddress } from '../stripe/accounts.ts';
import { isSavedUnderKey } from '../stripe/stripe-errors.ts';
import { followAccount } from './follow-account.ts';
import { forgetLostAccount, newAccount } from './forget-lost-account.ts';
import { reconcilePayoutOrLog } from './reconcile-payout.ts';

/** Addresses of the provider's that somebody gets in an hour. */
const MOST_AN_HOUR = 30;

/** Has the next try ask under another key, unless somebody else has done so or made the account meanwhile. */
async function renewKey(uid: string, tries: number): Promise<void> {
  const document = sellerAccountDocument(uid);
  await firestore().runTransaction(async (transaction) => {
    const stored = await read(document, transaction);
    if (stored?.accountId !== undefined || (stored?.tries ?? 0) !== tries) return;
    transaction.set(document, newAccount(tries + 1));
  });
}

/** Names the seller's account with the provider, of which there is one: making it twice makes it once. */
async function accountOf({ uid, email }: Actor): Promise<string> {
  const document = sellerAccountDocument(uid);
  const stored = await read(document);
  if (stored?.accountId !== undefined) return stored.accountId;
  const tries = stored?.tries ?? 0;
  let accountId: string;
  try {
    accountId = await createAccount({ uid, email, country: payoutCountry(), tries });
  } catch (error) {
    if (await isSavedUnderKey(error)) await renewKey(uid, tries);
    throw error;
  }
  return firestore().runTransaction(async (transaction) => {
    const now = await read(document, transaction);
    if (now?.accountId !== undefined) return now.accountId;
    transaction.set(document, { ...newAccount(tries), accountId });
    return accountId;
  });
}

/** The same, in line with what the provider says of it now. */
async function followedAccount(actor: Actor): Promise<string> {
  const accountId = await accountOf(actor);
  for (const orderId of await followAccount(actor.uid)) await reconcilePayoutOrLog(orderId);
  return accountId;
}

/**
 * Gives the address where a seller sets up how they are paid, or, once that is done, looks at it. What the provider says of the account
 * is read on the way, so whoever comes back and asks again is where they are; one that is lost is made anew. Throws `permission-denied` for
 * whoever sells nothing.
 */
export async function setUpPayouts(actor: Actor): Promise<{ url: string }> {
  const known = await read(sellerAccountDocument(actor.uid));
  if (actor.role === 'Buyer' && known === undefined) {
    throw new AppError('permission-denied', msg`Only sellers can set up payouts.`);
  }
  await limitAct(actor, {
    act: 'openPayouts',
    most: MOST_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: TOO_MANY_TRIES,
  });
  let accountId = await followedAccount(actor);
  if (await forgetLostAccount(actor.uid, accountId)) accountId = await followedAccount(actor);
  const account = await read(sellerAccountDocument(actor.uid));
  if (isAccountReady(account) && account?.missing.length === 0)
    return { url: await dashboardAddress(accountId) };
  return { url: await onboardingAddress(accountId, `${siteOrigin()}/dashboard/payouts`) };
}
