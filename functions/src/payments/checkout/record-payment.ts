import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { toCents } from '@thriftline/domain/base/money';
import type { PaymentInput } from '@thriftline/domain/payments/payment';
import { unfinishedPayment } from '@thriftline/domain/payments/unfinished-payment';
import type { Actor } from '../../accounts/actor.ts';
import { requireOwnEmail } from '../../accounts/require-right.ts';
import { paidForItem } from '../settle/paid-for-item.ts';
import { type Settlement, settlePayment } from '../settle/settle-payment.ts';
import { retrieveIntent } from '../stripe/intents.ts';
import { limitRecords } from './payment-limits.ts';

/** What is recorded, and what the caller may claim of it besides; claims must agree with Stripe. */
export interface RecordPaymentInput {
  paymentIntentId: string;
  bookingsId: string;
  claims?: Pick<PaymentInput, 'productprice' | 'youremail' | 'productId'>;
}

/**
 * Records the payment of the actor's own booking after Stripe says that it succeeded. Recording it again gives the same
 * answer. Throws `too-many-requests` when the actor asks very often, and `conflict` when the intent is not paid or is not what the caller says it is.
 */
export async function recordPayment(actor: Actor, input: RecordPaymentInput): Promise<Settlement> {
  const { paymentIntentId, bookingsId, claims } = input;
  await limitRecords(actor);
  if (claims) requireOwnEmail(actor, claims.youremail, 'youremail');
  const intent = await retrieveIntent(paymentIntentId);
  if (intent.buyerId !== actor.uid) throw new AppError('permission-denied', msg`This payment isn’t yours.`);
  if (intent.bookingsId !== bookingsId || (claims && claims.productId !== intent.productId)) {
    const must = intent.bookingsId;
    throw new AppError('conflict', msg`This payment is for another booking.`, {
      fields: { bookingsId: msg`Must be ${must}` },
    });
  }
  if (claims && toCents(claims.productprice) !== paidForItem(intent)) {
    const cents = String(paidForItem(intent));
    throw new AppError('conflict', msg`The price isn’t the amount paid.`, {
      fields: { productprice: msg`The amount paid was ${cents} cents` },
    });
  }
  if (intent.status !== 'succeeded') {
    throw new AppError('conflict', unfinishedPayment(intent.status));
  }
  return settlePayment(intent);
}
