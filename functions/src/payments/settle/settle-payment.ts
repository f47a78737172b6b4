import { invariant } from '@thriftline/domain/base/invariant';
import type { PaymentStatus } from '@thriftline/domain/payments/payment';
import { advance, type PaymentState } from '@thriftline/domain/payments/payment-machine';
import { paymentDuty, paymentState, recordFields } from '@thriftline/domain/payments/payment-state';
import { cancelFeeOf } from '@thriftline/domain/settings/cancel-fee';
import { feeRuleOf } from '@thriftline/domain/settings/fee';
import type { ShopSettings } from '@thriftline/domain/settings/shop-settings';
import type { Transaction } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import { paymentDocument } from '../records/payments.ts';
import { sendRefund } from '../refund/send-refund.ts';
import type { Intent } from '../stripe/intents.ts';
import { decidePayment } from './decide-payment.ts';
import { readPurchase } from './read-purchase.ts';
import { recordSale } from './record-sale.ts';
import { refundSale } from './refund-sale.ts';

/** What became of the money of an intent. */
export interface Settlement {
  /** Also the id of the payment record. */
  paymentIntentId: string;
  outcome: PaymentStatus;
}

/** What becomes of a payment whose money arrived, by what is decided. */
const EVENTS = { record: 'saleRecorded', refund: 'refundDecided' } as const;

/** Reads all that the money concerns, decides, and writes all of it or nothing. Gives the state it leaves. */
async function settleNew(
  transaction: Transaction,
  intent: Intent,
  settings: ShopSettings,
): Promise<PaymentState> {
  const purchase = await readPurchase(transaction, intent);
  const { restored, product, isPerson } = purchase;
  const booking = purchase.booking ?? restored;
  const now = Date.now();
  const decision = decidePayment(intent, booking, product, now, purchase.attempt);
  const { amount, cardFee } = intent;
  const cancelFee = cancelFeeOf({ payer: settings.cancelFee, isPerson, cardFee, amount });
  const state = advance(paymentState({ intentStatus: intent.status }), EVENTS[decision.outcome]);
  const ended = recordFields(state);
  if (decision.outcome === 'refund') {
    refundSale(transaction, intent, purchase, { ended, reason: decision.reason, now });
    return state;
  }
  invariant(booking && product, `what ${intent.id} bought is there`);
  const sale = { ...purchase, booking, product, isRestored: restored !== undefined, cancelFee };
  await recordSale(transaction, intent, sale, { ended, feeRule: feeRuleOf(settings), now });
  return state;
}

/** The same for money that may be known already. */
async function settle(
  transaction: Transaction,
  intent: Intent,
  settings: ShopSettings,
): Promise<PaymentState> {
  const known = await read(paymentDocument(intent.id), transaction);
  if (known === undefined) return settleNew(transaction, intent, settings);
  return advance(paymentState({ record: known }), 'charged');
}

/**
 * Turns the money of a succeeded intent into the sale, or sends it back when the sale cannot be any more. The buyer's
 * page, the webhook and the reconciliation come here, twice or in any order: one record results, and the money moves
 * once. The decision is stored before the refund goes out, so that a crash in between is finished by the next call.
 */
export async function settlePayment(intent: Intent): Promise<Settlement> {
  const settings = await loadShopSettings();
  const state = await firestore().runTransaction((transaction) => settle(transaction, intent, settings));
  if (paymentDuty(state) === 'sendRefund') await sendRefund(intent.id, intent.productId);
  return { paymentIntentId: intent.id, outcome: recordFields(state).status };
}
