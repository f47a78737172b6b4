import { expect } from 'vitest';
import { call } from '../kit/call.ts';
import { aStoredProduct } from '../kit/goods.ts';
import { aCopyPayload } from '../kit/payloads.ts';
import type { Person } from '../kit/people.ts';
import { firestore } from '../kit/shop.ts';

/** A payment that can be made. */
export interface Opened {
  clientSecret: string;
  paymentIntentId: string;
  amount: number;
  holdUntil: number | null;
}

/** Whose products are bought, and where they stand. */
export interface Shop {
  seller: Person;
  categoryId: string;
}

/** A product of its own with a booking of each given buyer. */
export async function bookedProduct(
  { seller, categoryId }: Shop,
  ...buyers: Person[]
): Promise<{ productId: string; bookingsIds: string[] }> {
  const productId = await aStoredProduct(seller, categoryId);
  for (const person of buyers) {
    const json = await aCopyPayload(person, productId);
    expect((await call('POST', '/bookings', { token: person.token, json })).status).toBe(200);
  }
  return { productId, bookingsIds: buyers.map((person) => `${productId}_${person.uid}`) };
}

/** A delivery of what `bookedProduct` books, as its buyer chooses it. */
export const DELIVERED = {
  delivery: 'delivery',
  deliveryPrice: 600,
  address: 'Bea Buyer, 1 Mill Lane, York YO1 7HH',
} as const;

/** Asks for the intent of a booking; `way` is how the buyer wants it, else they pick it up. */
export function openPayment(
  person: Person,
  bookingsId: string | undefined,
  productprice = 45.5,
  way: object = {},
) {
  const json = { productprice, ...(bookingsId === undefined ? {} : { bookingsId }), ...way };
  return call('POST', '/create-payment-intent', { token: person.token, json });
}

/** The intent of a booking. */
export async function openedPayment(
  person: Person,
  bookingsId: string | undefined,
  way: object = {},
): Promise<Opened> {
  const answer = await openPayment(person, bookingsId, 45.5, way);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body as Opened;
}

/** Has a payment recorded, as the page does; `changes` forge what it says. */
export function recordPayment(
  person: Person,
  transactionId: string,
  bookingsId: string | undefined,
  changes: object = {},
) {
  const json = {
    productprice: 45.5,
    transactionId,
    youremail: person.email,
    bookingsId,
    bookingId: bookingsId?.split('_')[0],
    ...changes,
  };
  return call('PUT', '/payments', { token: person.token, json });
}

/**
 * Lets the time of open payments be over, as far as they count what somebody holds: nobody has a share left of earlier tests. Those of
 * the given people; of everybody where none is given, which is for files that have the shop to themselves.
 */
export async function endOpenPayments(...people: Person[]): Promise<void> {
  const open = await firestore.collection('paymentAttempts').where('openUntil', '>', Date.now()).get();
  const isTheirs = (buyerId: unknown) => people.length === 0 || people.some(({ uid }) => uid === buyerId);
  const theirs = open.docs.filter((attempt) => isTheirs(attempt.get('buyerId')));
  await Promise.all(theirs.map(({ ref }) => ref.update({ openUntil: 0, holdUntil: 0 })));
}
