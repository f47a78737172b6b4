import { msg } from '@lingui/core/macro';
import { fromDocument, toDocument } from '@thriftline/domain/base/document-names';
import { AppError } from '@thriftline/domain/base/errors';
import { CURRENCY } from '@thriftline/domain/base/money';
import { DELIVERY_WAYS, type DeliveryWay } from '@thriftline/domain/catalogue/delivery';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import type { Stripe } from 'stripe';
import { askStripe } from './ask-stripe.ts';
import { stripe } from './client.ts';
import { type Listed, type ListRange, listParameters } from './listed.ts';
import { retrieveWithFee } from './retrieve-with-fee.ts';
import { isStripeError } from './stripe-errors.ts';

/** What the shop needs to know of one of its payment intents. */
export interface Intent {
  id: string;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  clientSecret: string;
  status: Stripe.PaymentIntent.Status;
  /** Cents: the item and its delivery. */
  amount: number;
  /** How the item comes over and what of the amount that is, where its seller states it. */
  delivery?: DeliveryWay;
  deliveryPrice?: number;
  /** Cents that arrived. */
  received: number;
  currency: string;
  bookingsId: string;
  productId: string;
  /** Which version of the product it is for (product-version.ts); older intents lack it. */
  productVersion?: number;
  buyerId: string;
  /** Cents that went back or are on their way. */
  refunded: number;
  /** Whether the holder of the card ever asked their bank for the money. */
  isDisputed?: true;
  /** The charge that took the money, and what ties transfers of it together, once there is one. */
  chargeId?: string;
  transferGroup?: string;
  /** What the provider took for that charge, in cents; absent where it has not said so, or took another currency. */
  cardFee?: number;
  /** The card that paid, as Stripe names it. */
  card?: { brand: string; last4: string };
}

/** States in which a buyer can still pay with an intent. */
const OPEN: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/** Whether the buyer can still pay with the intent. */
export function isOpen(intent: Intent): boolean {
  return OPEN.includes(intent.status);
}

/** What an intent says of its purchase at Stripe, under the specification's names as in documents. */
type IntentMetadata = Partial<
  Record<'bookingsId' | 'bookingId' | 'buyerId' | 'productVersion' | 'delivery' | 'deliveryPrice', string>
>;

/** What Stripe says of an intent, as the shop needs it; undefined for one that is none of this shop's. */
export function toIntent(source: Stripe.PaymentIntent): Intent | undefined {
  const { bookingsId, productId, buyerId, productVersion, delivery, deliveryPrice } = fromDocument(
    source.metadata as IntentMetadata,
  );
  const way = DELIVERY_WAYS.find((one) => one === delivery);
  if (!bookingsId || !productId || !buyerId) return undefined;
  const charge = typeof source.latest_charge === 'string' ? null : source.latest_charge;
  const card = charge?.payment_method_details?.card;
  const booked = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    id: source.id,
    created: source.created * 1000,
    clientSecret: source.client_secret ?? '',
    status: source.status,
    amount: source.amount,
    received: source.amount_received,
    currency: source.currency,
    bookingsId,
    productId,
    ...(productVersion === undefined ? {} : { productVersion: Number(productVersion) }),
    ...(way && { delivery: way, deliveryPrice: Number(deliveryPrice ?? 0) }),
    buyerId,
    refunded: charge?.amount_refunded ?? 0,
    ...(charge ? { chargeId: charge.id } : {}),
    ...(booked?.currency === source.currency ? { cardFee: booked.fee } : {}),
    ...(charge?.transfer_group ? { transferGroup: charge.transfer_group } : {}),
    ...(charge?.disputed ? { isDisputed: true as const } : {}),
    ...(card?.brand && card.last4 ? { card: { brand: card.brand, last4: card.last4 } } : {}),
  };
}

/** Asks Stripe for the attempt's intent; asking again with the same attempt gives the same intent. */
export async function createIntent(attempt: PaymentAttempt): Promise<Intent> {
  const created = await askStripe((client) =>
    client.paymentIntents.create(
      {
        amount: attempt.amount,
        currency: CURRENCY,
        // A card is all the payment page takes, whatever else is switched on in the account.
        allowed_payment_method_types: ['card'],
        // What the provider takes for it is then known as soon as it is paid (settings/cancel-fee.ts).
        capture_method: 'automatic',
        // What its seller gets of it is found by that.
        transfer_group: attempt.bookingsId,
        metadata: toDocument({
          bookingsId: attempt.bookingsId,
          productId: attempt.productId,
          buyerId: attempt.buyerId,
          ...(attempt.productVersion === undefined ? {} : { productVersion: String(attempt.productVersion) }),
          ...(attempt.delivery && {
            delivery: attempt.delivery,
            deliveryPrice: String(attempt.deliveryPrice ?? 0),
          }),
        }) satisfies IntentMetadata,
      },
      { idempotencyKey: attempt.idempotencyKey },
    ),
  );
  const intent = toIntent(created);
  if (intent === undefined) throw new Error(`Stripe lost the metadata of ${created.id}`);
  return intent;
}

/**
 * The intent as Stripe knows it now; undefined for one that is none of this shop's, or unknown to the key: it was made in
 * another account, or in test mode, and nobody can pay with it here.
 */
export async function findIntent(paymentIntentId: string): Promise<Intent | undefined> {
  try {
    return toIntent(await retrieveWithFee(paymentIntentId));
  } catch (error) {
    if (await isStripeError(error, 'resource_missing')) return undefined;
    throw error;
  }
}

/** The same; throws `not-found` where there is none. */
export async function retrieveIntent(paymentIntentId: string): Promise<Intent> {
  const intent = await findIntent(paymentIntentId);
  if (intent === undefined) throw new AppError('not-found', msg`This payment doesn’t exist.`);
  return intent;
}

/** The intents of this shop that were made in a stretch of time, newest first. */
export async function* listIntents(range: ListRange): AsyncGenerator<Listed<Intent>> {
  const client = await stripe();
  for await (const source of client.paymentIntents.list(listParameters(range))) {
    yield { id: source.id, item: toIntent(source) };
  }
}

/**
 * Cancels an intent, so that nobody can pay with it any more, and says whether it did: one that is paid or cancelled
 * already stays so.
 */
export async function cancelIntent(paymentIntentId: string): Promise<boolean> {
  try {
    await askStripe((client) => client.paymentIntents.cancel(paymentIntentId));
    return true;
  } catch (error) {
    if (await isStripeError(error, 'payment_intent_unexpected_state', 'resource_missing')) return false;
    throw error;
  }
}
