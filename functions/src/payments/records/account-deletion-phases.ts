import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { writeInBatches } from '../../firestore/write-in-batches.ts';
import { type AccountPhase, deletingOf } from '../../jobs/account-phase.ts';
import { eachPage } from '../../jobs/plan.ts';
import { paymentAttempts } from './payment-attempts.ts';

/** Takes fields out of what was begun to be paid, where they are. */
async function forget(
  fields: readonly string[],
  page: readonly QueryDocumentSnapshot[],
): Promise<{ done: number; failed: number }> {
  const known = page
    .filter((snapshot) => fields.some((field) => snapshot.get(field) !== undefined))
    .map(({ ref }) => ref);
  const nothing = Object.fromEntries(fields.map((field) => [field, FieldValue.delete()]));
  await writeInBatches(known, (batch, ref) => void batch.update(ref, nothing));
  return { done: known.length, failed: 0 };
}

/**
 * What goes with an account of what was begun to be paid: the buyer's address, and the copy of the booking with name and telephone number,
 * as it restores a booking for whoever has an account alone; the seller's name. The rest knows money that arrives late.
 */
export const PAYMENT_PHASES: readonly AccountPhase[] = [
  deletingOf(
    ['paymentAttempts'],
    eachPage(
      'openAddresses',
      ({ about }) => paymentAttempts().where('buyerId', '==', about),
      (page) => forget(['address', 'booking'], page),
    ),
  ),
  deletingOf(
    ['paymentAttempts'],
    eachPage(
      'sellerNames',
      ({ about }) => paymentAttempts().where('sellerId', '==', about),
      (page) => forget(['sellername'], page),
    ),
  ),
];
