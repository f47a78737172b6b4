import type { Payout } from '@thriftline/domain/payouts/payout';
import type { PayoutState } from '@thriftline/domain/payouts/payout-machine';
import { isAccountReady } from '@thriftline/domain/payouts/seller-account';
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { findSuspension } from '../../accounts/sign-in/find-suspension.ts';
import { read } from '../../firestore/collection.ts';
import { orderDocument } from '../../orders/order-documents.ts';
import { unsettledPayoutDocument, unsettledWait } from '../../orders/unsettled-payouts.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { payoutDocument, sellerAccountDocument } from '../records/payouts.ts';
import { decidePayout, type PayoutDecision } from './decide-payout.ts';
import { notifyOnPayout } from './notify-on-payout.ts';
import { reversePayout } from './reverse-payout.ts';
import { reverseSurplus } from './reverse-surplus.ts';
import { sendPayout } from './send-payout.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Steps that a payout takes at most in one go: there and back, and there again. */
const MOST_STEPS = 12;

/** Fields of a payout that a decision changes. */
function changesOf(payout: Payout, { block, reverseTo, withBank, ...decided }: PayoutDecision) {
  const changed = Object.entries(decided).filter(([name, value]) => payout[name as keyof Payout] !== value);
  return {
    ...Object.fromEntries(changed),
    ...(payout.block !== block && { block: block ?? FieldValue.delete() }),
    ...(payout.withBank !== withBank && { withBank: withBank ?? FieldValue.delete() }),
    ...(payout.reverseTo !== reverseTo && { reverseTo: reverseTo ?? FieldValue.delete() }),
  };
}

/** States in which the provider is asked for something, or has refused it: since when it does is kept in them alone. */
const ASKING: readonly PayoutState[] = ['due', 'sending', 'topUpDue', 'short', 'reverseDue', 'owed'];

/** Writes what is to be made of a payout now, and gives it; undefined where there is no order. */
async function decide(transaction: Transaction, orderId: string): Promise<Payout | undefined> {
  const document = payoutDocument(orderId);
  const [order, payment, payout] = await Promise.all([
    read(orderDocument(orderId), transaction),
    read(paymentDocument(orderId), transaction),
    read(document, transaction),
  ]);
  if (order === undefined || payout === undefined) return undefined;
  const [account, suspension] = await Promise.all([
    read(sellerAccountDocument(payout.sellerId), transaction),
    findSuspension(payout.sellerId, transaction),
  ]);
  const decision = decidePayout({ payout, order, payment, isReady: isAccountReady(account), suspension });
  const changes = {
    ...changesOf(payout, decision),
    ...(order.state === 'released' &&
      payout.releasedAt === undefined && { releasedAt: FieldValue.serverTimestamp() }),
    ...(payout.refusedAt !== undefined &&
      !ASKING.includes(decision.state) && { refusedAt: FieldValue.delete() }),
  };
  if (Object.keys(changes).length > 0) transaction.update(document, changes);
  const { block: _block, reverseTo: _reverseTo, withBank: _withBank, ...rest } = payout;
  return { ...rest, ...decision };
}

/** Moves the payout on, as far as that goes now, and gives where it stands; `beforeAsking` is what comes before the provider is asked. */
async function settle(orderId: string, beforeAsking: () => Promise<void>): Promise<Payout | undefined> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const payout = await firestore().runTransaction((transaction) => decide(transaction, orderId));
    if (payout === undefined) return undefined;
    const { state } = payout;
    if (state === 'due') continue;
    if (state === 'sending' || state === 'topUpDue' || state === 'reverseDue') {
      await beforeAsking();
      const ask = state === 'reverseDue' ? reversePayout : sendPayout;
      const end = await ask(orderId, payout);
      if (end === 'refused') return read(payoutDocument(orderId));
      continue;
    }
    return payout;
  }
  throw new Error(`The payout of ${orderId} comes to no end`);
}

/** After how long a payout that cannot move is looked at again; undefined where news alone move it. */
function nextLookMs({ state, block }: Payout): number | undefined {
  if (state === 'owed' || block === 'account' || block === 'suspended') return DAY_MS;
  return block === 'refused' ? HOUR_MS : undefined;
}

/**
 * Brings a payout in line with its order, its payment and its seller's account, whatever happened to them: sends what is due, takes back
 * what the buyer has, and tells whom it concerns. Doing it again, or from several places at once, moves the money once. A failure is
 * thrown, and remembered for the sweep.
 */
export async function reconcilePayout(orderId: string): Promise<void> {
  const mark = unsettledPayoutDocument(orderId);
  const marked = await mark.get();
  const failed = marked.data()?.failures ?? 0;
  let since = marked.updateTime;
  // A call at the same time that ends first would forget what is asked here: the sweep makes good for a function that dies meanwhile.
  const beforeAsking = async () => {
    const dueAt = Timestamp.fromMillis(Date.now() + unsettledWait(failed));
    since = (await mark.set({ dueAt, failures: failed })).writeTime;
  };
  try {
    const payout = await settle(orderId, beforeAsking);
    if (payout) {
      await reverseSurplus(orderId, payout);
      await notifyOnPayout(orderId, payout);
    }
    const wait = payout && nextLookMs(payout);
    if (wait !== undefined) await mark.set({ dueAt: Timestamp.fromMillis(Date.now() + wait), failures: 0 });
    else if (since) await forget(mark, since);
  } catch (error) {
    const failures = failed + 1;
    await mark.set({ dueAt: Timestamp.fromMillis(Date.now() + unsettledWait(failures)), failures });
    throw error;
  }
}

/** gRPC's code (https://grpc.io/docs/guides/status-codes/) for a document that has changed since, or is gone. */
const CHANGED = [5, 9];

/** Forgets a mark, unless it was set anew since it was read: then there is news to look at. */
async function forget(mark: DocumentReference, updateTime: Timestamp): Promise<void> {
  try {
    await mark.delete({ lastUpdateTime: updateTime });
  } catch (error) {
    if (!CHANGED.includes((error as { code?: number }).code ?? 0)) throw error;
  }
}

/** Follows a payout for whoever has done something else that is not to fail: a failure is logged, and the sweep tries again. */
export async function reconcilePayoutOrLog(orderId: string): Promise<void> {
  try {
    await reconcilePayout(orderId);
  } catch (error) {
    logger.error(`The payout of ${orderId} could not be followed yet`, error);
  }
}
