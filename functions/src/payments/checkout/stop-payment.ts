import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { read } from '../../firestore/collection.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { cancelIntent, findIntent } from '../stripe/intents.ts';

/**
 * Makes sure that nobody can pay for a booking with the intent it has open, and gives that intent's id. Throws `conflict`
 * when its money is on its way already.
 */
export async function stopPayment(bookingsId: string): Promise<string | undefined> {
  const paymentIntentId = (await read(paymentAttemptDocument(bookingsId)))?.paymentIntentId;
  if (paymentIntentId === undefined || (await cancelIntent(paymentIntentId))) return paymentIntentId;
  const intent = await findIntent(paymentIntentId);
  if (intent === undefined || intent.status === 'canceled') return paymentIntentId;
  if (intent.status === 'succeeded') await settlePayment(intent);
  throw new AppError(
    'conflict',
    msg`Your payment for this item is being processed. Check again in a moment.`,
  );
}
