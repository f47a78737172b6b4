import { invariant } from '@thriftline/domain/base/invariant';
import type { PaymentStatus } from '@thriftline/domain/payments/payment';
import { advance, type PaymentState } from '@thriftline/domain/payments/payment-machine';
import { paymentDuty, paymentState, recordFields } from '@thriftline/domain/payments/payment-state';
import { cancelFeeOf } from '@thriftline/domain/settings/cancel-fee';
import { feeRuleOf } from '@thriftline/domain/settings/fee';
import type { ShopSettings } from '@thriftline/domain/settings/shop-settings';
import type { Transaction } from 'firebase-admin/firestore';
import { advertisementDocument } from '../../catalogue/advertisements.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { firestore } from '../../platform/firebase.ts';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import { paymentDocument } from '../records/payments.ts';
import { sellerAccountDocument } from '../records/payouts.ts';
import { sendRefund } from '../refund/send-refund.ts';
import type { Intent } from '../stripe/intents.ts';
import { decidePayment } from './decide-payment.ts';
import { offerOf } from './mark-ordered.ts';
import { recordSale } from './record-sale.ts';
import { refundSale } from './refund-sale.ts';
import { restorableBooking } from './restorable-booking.ts';

/** What became of the money of an intent. */
export interface Settlement {
  /** Also the id of the payment record. */
  paymentIntentId: string;
  outcome: PaymentStatus;
}

/** Reads everything the money concerns, decides, and writes all of it or nothing. Gives the state it leaves. */
async function settle(
  transaction: Transaction,
  intent: Intent,
  settings: ShopSettings,
): Promise<PaymentState> {
  const known = await read(paymentDocument(intent.id), transaction);
  if (known) return advance(paymentState({ record: known }), 'charged');

  const { productId } = intent;
  const [booking, product, ad, attempt] = await Promise.all([
    read(bookingDocument(intent.bookingsId), transaction),
    read(productDocument(productId), transaction),
    read(advertisementDocument(productId), transaction),
    read(paymentAttemptDocument(intent.bookingsId), transaction),
  ]);
  const offer = await offerOf(transaction, intent.bookingsId, attempt);
  const restored = booking ? undefined : await restorableBooking(transaction, intent, attempt);
  const bought = booking ?? restored;
  const sellerAccount = bought && (await read(sellerAccountDocument(bought.sellerId), transaction));
  const now = Date.now();
  const decision = decidePayment(intent, bought, product, now, attempt);
  const arrived = paymentState({ intentStatus: intent.status });
  if (decision.outcome === 'refund') {
    const { reason } = decision;
    return refundSale(transaction, intent, { booking, product, attempt }, { arrived, reason, now });
  }
  invariant(bought && product, `what ${intent.id} bought is there`);
  const { amount, cardFee } = intent;
  const isPerson = sellerAccount?.isPerson === true;
  const cancelFee = cancelFeeOf({ payer: settings.cancelFee, isPerson, cardFee, amount });
  const isRestored = restored !== undefined;
  const sale = { booking: bought, product, attempt, ad, offer, isRestored, cancelFee };
  return recordSale(transaction, intent, sale, { arrived, feeRule: feeRuleOf(settings), now });
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
