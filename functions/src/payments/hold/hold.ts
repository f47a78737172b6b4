import { randomUUID } from 'node:crypto';
import type { Hold, Product } from '@thriftline/domain/catalogue/product';
import { endedSpans, recentSpans } from '@thriftline/domain/payments/paying/hold-budget';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import { FieldValue, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { productDocument, products } from '../../catalogue/products.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';

// The only module that writes a product's hold. Which one it is and until when, only held-for.ts of domain/ reads; whether a product
// is held is said by productState of its product-state.ts.

/** The products whose hold's time is over at `now` (milliseconds since 1970), the longest over first. */
export function productsWithLapsedHold(now: number): Query<Product> {
  return products().where('hold.until', '<=', Timestamp.fromMillis(now)).orderBy('hold.until');
}

/** What a booking's attempt says of its hold. */
export type HoldFields = Required<Pick<PaymentAttempt, 'holdId' | 'holdUntil' | 'held'>>;

/**
 * Holds the product for a booking until a time and gives what its attempt has to say of it. Times are in milliseconds
 * since 1970.
 */
export function takeHold(
  transaction: Transaction,
  productId: string,
  attempt: PaymentAttempt | undefined,
  { now, until }: { now: number; until: number },
): HoldFields {
  const hold: Hold = { id: randomUUID(), until: Timestamp.fromMillis(until) };
  transaction.update(productDocument(productId), { hold });
  const held = [...recentSpans(attempt?.held ?? [], now), { from: now, until }];
  return { holdId: hold.id, holdUntil: until, held };
}

/**
 * Releases the hold that a booking's attempt has on the product; its intent is cancelled soon. `now` is in milliseconds
 * since 1970.
 */
export function releaseHold(transaction: Transaction, attempt: PaymentAttempt, now: number): void {
  transaction.update(productDocument(attempt.productId), withoutHold());
  endHeldTime(transaction, attempt, now, { openUntil: now });
}

/** Releases a hold whose time is over. */
export function releaseLapsed(transaction: Transaction, productId: string): void {
  transaction.update(productDocument(productId), withoutHold());
}

/** Writes down that the attempt's hold has ended by `now` (milliseconds since 1970). */
export function endHeldTime(
  transaction: Transaction,
  attempt: PaymentAttempt,
  now: number,
  also: Partial<PaymentAttempt> = {},
): void {
  transaction.update(paymentAttemptDocument(attempt.bookingsId), {
    holdUntil: Math.min(attempt.holdUntil ?? now, now),
    held: endedSpans(attempt.held ?? [], now),
    ...also,
  });
}

/** Releases the hold within a write of other fields of the product. */
export function withoutHold() {
  return { hold: FieldValue.delete() };
}
