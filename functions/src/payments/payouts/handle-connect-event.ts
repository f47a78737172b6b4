import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { read } from '../../firestore/collection.ts';
import { notifyOrLog } from '../../notifications/notify.ts';
import { firestore } from '../../platform/firebase.ts';
import { sellerAccountDocument, sellerAccounts } from '../records/payouts.ts';
import { lastBankPayout } from '../stripe/accounts.ts';
import { followAccount } from './follow-account.ts';
import { reconcilePayoutOrLog } from './reconcile-payout.ts';

/** Kinds of events after which an account may be another than it was. */
export const ACCOUNT_EVENTS = [
  'account.updated',
  'account.application.deauthorized',
  'capability.updated',
] as const satisfies readonly Stripe.Event.Type[];

/** Kinds of events that say what a seller's bank did with their money. */
export const BANK_EVENTS = ['payout.paid', 'payout.failed'] as const satisfies readonly Stripe.Event.Type[];

const isOneOf = (type: string, kinds: readonly string[]) => kinds.includes(type);

/** How often what was asked may be outrun by others who follow the same bank. */
const MOST_ROUNDS = 5;

/** Writes down whether the seller's bank took their money last, and tells them when it did not. */
async function followBank(uid: string, accountId: string): Promise<void> {
  const document = sellerAccountDocument(uid);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = await read(document);
    const last = await lastBankPayout(accountId);
    if (before === undefined || last === undefined) return;
    const { id, failure } = last;
    if (before.bankFailure !== failure) {
      await firestore().runTransaction(async (transaction) => {
        const stored = await read(document, transaction);
        // What changed it since may have asked later.
        if (stored === undefined || stored.bankFailure !== before.bankFailure) return;
        transaction.update(document, { bankFailure: failure ?? FieldValue.delete() });
      });
      // A later run that found nothing to change didn't see this: it is asked once more.
      continue;
    }
    if (failure === undefined) return;
    await notifyOrLog({ kind: 'bankRefused', to: uid, subject: 'payouts', version: id, params: {} });
    return;
  }
  throw new Error(`What the bank of ${uid} did changes all the time`);
}

/**
 * What an event of a seller's account brings about: it only says where to look. Accounts that are none of this shop's sellers' are left
 * alone.
 */
export async function handleConnectEvent(event: Stripe.Event): Promise<void> {
  const isOfAccount = isOneOf(event.type, ACCOUNT_EVENTS);
  if (event.account === undefined || !(isOfAccount || isOneOf(event.type, BANK_EVENTS))) return;
  const found = await sellerAccounts().where('accountId', '==', event.account).limit(1).get();
  const uid = found.docs[0]?.id;
  if (uid === undefined) {
    logger.info(`Account ${event.account} is none of our sellers'`);
    return;
  }
  if (!isOfAccount) return followBank(uid, event.account);
  for (const orderId of await followAccount(uid)) await reconcilePayoutOrLog(orderId);
}
