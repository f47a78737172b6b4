import { CURRENCY } from '@thriftline/domain/base/money';
import type { ShopState } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What of the state a test sets apart; a field set to undefined is not stored. */
export interface SaleChanges {
  product?: Fields;
  booking?: Fields;
  payment?: Fields;
  ad?: Fields;
  wish?: Fields;
  /** The booking of the rival. */
  lost?: Fields;
}

/** A moment for tests. */
export const NOW = Date.parse('2026-01-31T12:00:00Z');
/** When the item was listed, and when it was booked and wished for. */
const LISTED = NOW - 7_200_000;
const BOOKED = NOW - 3_600_000;

/**
 * A shop with one item, `chair`, that `bea` booked, paid with `pi_1` and got; her rival `rob` lost it. Nothing is wrong, and
 * copies follow a changed item.
 */
export function aSale({ product, booking, payment, ad, wish, lost }: SaleChanges = {}): ShopState {
  const { productname, resaleprice } = { productname: 'Oak chair', resaleprice: 45.5, ...product };
  return {
    now: NOW,
    intents: [anIntent('pi_1', 'bea')],
    charges: [aCharge('pi_1')],
    refunds: [],
    disputes: [],
    transfers: [],
    readyAccounts: [],
    sellerAccounts: [],
    orders: [],
    payouts: [],
    settings: {},
    products: [
      {
        id: 'chair',
        fields: {
          productname: 'Oak chair',
          sellerId: 'sal',
          resaleprice: 45.5,
          availability: true,
          paid: true,
          createdAt: LISTED,
          ...product,
        },
      },
    ],
    bookings: [
      {
        id: 'chair_bea',
        fields: {
          bookingId: 'chair',
          buyerId: 'bea',
          paid: true,
          transactionId: 'pi_1',
          createdAt: BOOKED,
          ...booking,
        },
      },
      {
        id: 'chair_rob',
        fields: {
          bookingId: 'chair',
          buyerId: 'rob',
          productname,
          productprice: resaleprice,
          soldToAnother: true,
          createdAt: BOOKED,
          ...lost,
        },
      },
    ],
    payments: [aRecord('pi_1', 'bea', payment)],
    advertisements: [
      {
        id: 'chair',
        fields: {
          productname,
          resaleprice,
          availability: true,
          paid: true,
          createdAt: LISTED,
          ...ad,
        },
      },
    ],
    wishes: [
      {
        id: 'chair_rob',
        fields: {
          bookingId: 'chair',
          buyerId: 'rob',
          productname,
          productprice: resaleprice,
          createdAt: BOOKED,
          ...wish,
        },
      },
    ],
    users: ['sal', 'bea', 'rob'].map((id) => ({ id, fields: {} })),
    auditLog: [],
    conversations: [],
    dealt: [],
    said: [],
    history: [],
    shown: [{ paymentIntentId: 'pi_1', productname: 'Oak chair', price: 45.5 }],
  };
}

/** The same shop after `rob` paid too with `pi_2`, too late, and got his money back. */
export function aLostRace(): ShopState {
  const sale = aSale();
  return {
    ...sale,
    intents: [...sale.intents, anIntent('pi_2', 'rob')],
    charges: [...sale.charges, aCharge('pi_2')],
    shown: [...sale.shown, { paymentIntentId: 'pi_2', productname: 'Oak chair', price: 45.5 }],
    refunds: [aRefund('pi_2')],
    payments: [...sale.payments, aRecord('pi_2', 'rob', { status: 'refunded', refundId: 're_pi_2' })],
    bookings: [
      ...sale.bookings.slice(0, 1),
      {
        id: 'chair_rob',
        fields: { bookingId: 'chair', buyerId: 'rob', refunded: true, transactionId: 'pi_2' },
      },
    ],
  };
}

/** The shop before anybody paid; `rob` and `bea` have booked. */
export function anUnsoldShop(): ShopState {
  const unsold = { availability: undefined, paid: undefined };
  const sale = aSale({ product: unsold, ad: unsold, booking: { paid: undefined, transactionId: undefined } });
  return {
    ...sale,
    intents: [],
    charges: [],
    payments: [],
    bookings: sale.bookings.map(({ id, fields }) => ({
      id,
      fields: { ...fields, soldToAnother: undefined },
    })),
  };
}

/** A succeeded intent over the chair's price. */
export function anIntent(id: string, uid: string) {
  const metadata = { bookingsId: `chair_${uid}`, bookingId: 'chair', buyerId: uid };
  return { id, status: 'succeeded', amount: 4550, currency: CURRENCY, metadata };
}

/** Its charge. */
export function aCharge(intent: string, id = `ch_${intent}`) {
  return { id, status: 'succeeded', payment_intent: intent, amount: 4550 };
}

/** The refund of all of it. */
export function aRefund(intent: string, amount = 4550, id = `re_${intent}`) {
  return { id, status: 'succeeded', payment_intent: intent, amount };
}

/** The holder of the card asks their bank for it. */
export function aDispute(intent: string, status: string) {
  return { id: 'dp_1', status, payment_intent: intent };
}

/** Its payment record. */
export function aRecord(intent: string, uid: string, changes: Fields = {}) {
  return {
    id: intent,
    fields: {
      transactionId: intent,
      amount: 4550,
      currency: CURRENCY,
      productprice: 45.5,
      bookingsId: `chair_${uid}`,
      bookingId: 'chair',
      buyerId: uid,
      sellerId: 'sal',
      youremail: `${uid}@example.com`,
      productname: 'Oak chair',
      sellername: 'Sal Seller',
      cardBrand: 'visa',
      cardLast4: '4242',
      status: 'recorded',
      ...changes,
    },
  };
}
