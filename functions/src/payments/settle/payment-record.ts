import { fromCents } from '@thriftline/domain/base/money';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import type { recordFields } from '@thriftline/domain/payments/payment-state';
import { FieldValue } from 'firebase-admin/firestore';
import type { Intent } from '../stripe/intents.ts';
import { wayOf } from './delivered-of.ts';
import { paidForItem } from './paid-for-item.ts';
import type { Purchase } from './read-purchase.ts';

/** What of the purchase the record copies. */
type Copied = Pick<Purchase, 'booking' | 'product' | 'attempt'>;

/** What the record says of who sells and where the buyer is reached: no seller where nothing of the purchase is left. */
function sidesOf({ booking, product, attempt }: Copied) {
  const sellerId = booking?.sellerId ?? attempt?.sellerId ?? product?.sellerId;
  const sellername = product?.sellername ?? attempt?.sellername;
  return {
    ...(sellerId === undefined ? {} : { sellerId }),
    youremail: booking?.email ?? attempt?.youremail ?? UNREGISTERED,
    ...(sellername ? { sellername } : {}),
  };
}

/**
 * The payment record of an intent, with what says how it ended; what it is about comes from the attempt when booking or product are gone.
 */
export function paymentRecord(intent: Intent, ended: ReturnType<typeof recordFields>, purchase: Copied) {
  const { booking, product, attempt } = purchase;
  const productname = booking?.productname ?? product?.productname ?? attempt?.productname;
  return {
    productprice: fromCents(paidForItem(intent)),
    paymentIntentId: intent.id,
    bookingsId: intent.bookingsId,
    productId: intent.productId,
    buyerId: intent.buyerId,
    ...sidesOf(purchase),
    amount: intent.amount,
    currency: intent.currency,
    ...wayOf(intent),
    ...(intent.productVersion === undefined ? {} : { productVersion: intent.productVersion }),
    ...(productname ? { productname } : {}),
    ...(intent.card ? { cardBrand: intent.card.brand, cardLast4: intent.card.last4 } : {}),
    ...ended,
    createdAt: FieldValue.serverTimestamp(),
  };
}
