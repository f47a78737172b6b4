import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { invariant } from '@thriftline/domain/base/invariant';
import { TOO_MANY_CANCELED } from '@thriftline/domain/base/texts/refusal-texts';
import { centsValue, textValue } from '@thriftline/domain/base/texts/values';
import { feeKeptBy } from '@thriftline/domain/orders/cancel-fee-kept';
import {
  isOrderOver,
  nextOrderState,
  type Order,
  orderSideOf,
  orderState,
} from '@thriftline/domain/orders/order';
import type { OrderActInput } from '@thriftline/domain/orders/order-act';
import type { OrderActor, OrderState } from '@thriftline/domain/orders/order-machine';
import { orderStateLabel } from '@thriftline/domain/orders/order-texts';
import type { Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { limitAct } from '../accounts/limits/limit-acts.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { orderDocument } from '../orders/order-documents.ts';
import { type OrderMove, writeOrder } from '../orders/write-order.ts';
import { paymentDocument } from '../payments/records/payments.ts';
import { decidePartRefund } from '../payments/refund/decide-part-refund.ts';
import { requireRefundable } from '../payments/refund/require-refundable.ts';
import { sendPartRefund } from '../payments/refund/send-part-refund.ts';
import { sendRefund } from '../payments/refund/send-refund.ts';
import { firestore } from '../platform/firebase.ts';
import { detailsOf } from './act-details.ts';
import { decideOrderRefund } from './decide-order-refund.ts';
import { decidedText } from './decided-text.ts';
import { wrongCode } from './require-code.ts';
import { requireFreeMoney } from './require-free-money.ts';
import { requirePictures } from './require-pictures.ts';
import { isHandedOver } from './take-handover.ts';

/** How often an account acts on orders. */
const ACTS_AN_HOUR = 60;

/** How many orders a buyer cancels in a day: each costs the shop the card's fee, so more is for an admin to do. */
const CANCELED_A_DAY = 5;

/** As who somebody acts on an order: as one of its sides, or as an admin. Throws `not-found` for everybody else. */
function actorOf(order: Order | undefined, { uid, role }: Actor): { order: Order; as: OrderActor } {
  const as = order && (orderSideOf(order, uid) ?? (role === 'Admin' ? 'admin' : undefined));
  if (order === undefined || as === undefined)
    throw new AppError('not-found', msg`This order doesn’t exist.`);
  return { order, as };
}

/** That an act is not to be done now, and what the order is. */
function notNow(order: Order, as: OrderActor, now: number): AppError {
  const state = orderState(order, now);
  const label = textValue(orderStateLabel({ ...order, state }, as === 'admin' ? 'seller' : as));
  const what: string = state;
  return new AppError('conflict', msg`This order has changed: it is “${label}” now.`, {
    fields: { state: msg`Is ${what}` },
  });
}

/** What an act came to: what the order is now, or what stood against it though something was written. */
interface Outcome {
  state: OrderState;
  productId: string;
  error?: AppError | undefined;
}

/** Throws `conflict` for a buyer whose page did not say that the card fee is kept, and how much goes back. */
function requireShownBack(order: Order, cardFeeKept: number, shownBack: number | undefined): void {
  const back = order.amount - cardFeeKept;
  if (cardFeeKept === 0 || shownBack === back) return;
  const amount = centsValue(back, order.currency);
  throw new AppError(
    'conflict',
    msg`Not canceled: your refund would be ${amount}. Reload the page, and cancel if you agree.`,
  );
}

async function act(transaction: Transaction, actorId: string, input: OrderActInput): Promise<Outcome> {
  const now = Date.now();
  const { orderId } = input;
  const actor = await loadActor(actorId, transaction);
  const { order, as } = actorOf(await read(orderDocument(orderId), transaction), actor);
  const state = nextOrderState(order, as, input.act, now);
  if (input.seenState !== orderState(order, now) || state === undefined) throw notNow(order, as, now);
  if (order.state === 'paid' && (await isHandedOver(transaction, orderId))) {
    const what = 'released';
    throw new AppError('conflict', msg`The item was already handed over.`, {
      fields: { state: msg`Is ${what}` },
    });
  }
  const payment = isOrderOver(state) ? await read(paymentDocument(orderId), transaction) : undefined;
  requireFreeMoney(payment);
  const { productId } = order;
  const faulty = await requirePictures(transaction, input);
  if (faulty) return { state: order.state, productId, error: faulty };
  const move: OrderMove = { ...detailsOf(as, input), act: input.act, by: as, state };
  if (input.act === 'handOver') {
    const error = await wrongCode(transaction, orderId, order, input.code, now);
    if (error) return { state: order.state, productId, error };
  }
  if (move.toBuyer !== undefined) {
    invariant(payment !== undefined, `an order has its payment: ${orderId}`);
    decidePartRefund(transaction, payment, move.toBuyer);
  }
  if (state === 'refunded') {
    const cardFeeKept = feeKeptBy(order, as, input.act);
    requireShownBack(order, cardFeeKept, input.shownBack);
    await decideOrderRefund(transaction, orderId, move, { decidedBy: actor.uid, cardFeeKept });
  }
  if (state !== 'refunded') writeOrder(transaction, orderId, order, move, now);
  if (as === 'admin') {
    writeAudit(transaction, actor, {
      what: 'decideOrder',
      document: orderDocument(orderId),
      aboutName: decidedText(order, move),
      why: move.decision ?? '',
    });
  }
  return { state, productId };
}

/**
 * Asks the provider what can be known of a refund before anything is undone for it, where the act leads to one; a buyer's cancelling
 * counts from then on.
 */
async function requireRefundableIfBack(actor: Actor, input: OrderActInput): Promise<void> {
  const { orderId, act: name } = input;
  const { order, as } = actorOf(await read(orderDocument(orderId)), actor);
  const state = nextOrderState(order, as, name, Date.now());
  if (state !== 'refunded' && (state === undefined || name !== 'split')) return;
  requireFreeMoney(await read(paymentDocument(orderId)));
  try {
    await requireRefundable(orderId);
  } catch (error) {
    if (as === 'admin' || !(error instanceof AppError) || error.code !== 'conflict') throw error;
    // What stands against it is said in words for admins.
    logger.error(`The money of ${orderId} cannot be sent back: ${error.message}`);
    throw new AppError(
      'conflict',
      msg`We can’t refund this payment right now. Contact us, and we’ll fix it.`,
    );
  }
  requireShownBack(order, feeKeptBy(order, as, name), input.shownBack);
  if (as !== 'buyer' || name !== 'cancel') return;
  await limitAct(actor, {
    act: 'cancelOrder',
    most: CANCELED_A_DAY,
    windowMs: 24 * 60 * 60_000,
    refusal: TOO_MANY_CANCELED,
  });
}

/** The money that is decided to go back is on its way at once; the reconciliation sends what could not be sent. */
async function sendBack(orderId: string, send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    logger.error(`The refund of ${orderId} could not be sent yet`, error);
  }
}

/**
 * Does what somebody does about a paid order: all of it in one transaction, or nothing, but for a wrong code, which is counted. Gives
 * what the order is now. Throws `not-found` for whoever is no side of it, `conflict` where it is not what their page shows or the act is
 * not theirs to do now.
 */
export async function actOnOrder(actor: Actor, input: OrderActInput): Promise<{ state: OrderState }> {
  await limitAct(actor, {
    act: 'orderAct',
    most: ACTS_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: msg`Too many changes to orders. Try again in an hour.`,
  });
  await requireRefundableIfBack(actor, input);
  const outcome = await firestore().runTransaction((transaction) => act(transaction, actor.uid, input));
  if (outcome.error) throw outcome.error;
  const { orderId } = input;
  if (outcome.state === 'refunded') await sendBack(orderId, () => sendRefund(orderId, outcome.productId));
  if (input.act === 'split') await sendBack(orderId, () => sendPartRefund(orderId));
  return { state: outcome.state };
}
