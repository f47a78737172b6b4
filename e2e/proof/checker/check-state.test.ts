import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aDispute,
  aLostRace,
  anIntent,
  anUnsoldShop,
  aRecord,
  aRefund,
  aSale,
  NOW,
} from './a-sale.ts';
import { checkWishes } from './check-left-overs.ts';
import { checkState } from './check-state.ts';
import type { ProductChange, ShopState } from './state.ts';

/** What the checker says of a state: rule and subject. */
function verdict(state: ShopState): string[] {
  return checkState(state).map(({ rule, subject }) => `${rule} ${subject}`);
}

const minutes = (count: number) => count * 60_000;
const aHold = (uid: string, until: number) => ({ hold: { id: `hold-of-${uid}`, until } });

const unsold = { availability: undefined, paid: undefined };
const unsoldAnew = { availability: undefined, paid: undefined, createdAt: NOW };

const lost = aLostRace();
const back = { status: 'refunded', refundId: 're_pi_2' };
const byAdmin: ShopState = {
  ...lost,
  payments: [aRecord('pi_1', 'bea'), aRecord('pi_2', 'rob', { ...back, refundedBy: 'ada' })],
};
const anEntry = (about: string) => ({ id: about, fields: { about } });

describe('the checker accepts', () => {
  const fine: [string, ShopState][] = [
    ['a sale', aSale()],
    ['a lost race whose money went back', aLostRace()],
    [
      'two open disputes of which one is written down',
      {
        ...aSale({ payment: { dispute: { disputeId: 'dp_1', stage: 'needsResponse' } } }),
        disputes: [aDispute('pi_1', 'needs_response'), { ...aDispute('pi_1', 'needs_response'), id: 'dp_2' }],
      },
    ],
    ['a shop where nobody paid', anUnsoldShop()],
    ['a sale whose booking was deleted', { ...aSale(), bookings: aSale().bookings.slice(1) }],
    ['a declined card', { ...anUnsoldShop(), intents: [{ ...anIntent('pi_1', 'bea'), status: 'canceled' }] }],
    ['the price 0.5', cheapSale()],
    [
      'a lost booking that says what the item is by now',
      aSale({
        lost: { productname: 'Oak stool', itemNow: { productname: 'Oak chair', productprice: 45.5 } },
      }),
    ],
    [
      'money that came for an item of a seller who is gone, and went back without the name',
      {
        ...lost,
        users: lost.users.filter(({ id }) => id !== 'sal'),
        payments: [aRecord('pi_1', 'bea'), aRecord('pi_2', 'rob', { ...back, sellername: undefined })],
      },
    ],
    ['a sold item that an admin deleted', gone({ availability: true, paid: true })],
    ['a refund that the bank sent back three times', aFailedRefund(3)],
    ["an admin's refund that is in the audit log", { ...byAdmin, auditLog: [anEntry('payments/pi_2')] }],
  ];
  it.each(fine)('%s', (_name, state) => {
    expect(verdict(state)).toEqual([]);
  });
});

describe('the checker finds', () => {
  const bad: [string, ShopState, string[]][] = [
    [
      'copies of an item that has another name by now',
      { ...anUnsoldShop(), products: aSale({ product: { ...unsold, productname: 'Oak table' } }).products },
      ['ad-not-followed chair', 'wish-not-followed chair_rob', 'booking-not-followed chair_rob'],
    ],
    [
      'an advertisement, a wish and a booking at another price than the item has',
      aSale({ ad: { resaleprice: 40 }, wish: { productprice: 40 }, lost: { itemNow: { productprice: 40 } } }),
      ['ad-not-followed chair', 'wish-not-followed chair_rob', 'booking-not-followed chair_rob'],
    ],
    [
      'money taken for nothing',
      { ...anUnsoldShop(), intents: [anIntent('pi_1', 'bea')], charges: [aCharge('pi_1')] },
      ['charged-for-nothing pi_1'],
    ],
    [
      'two charges of one intent',
      { ...aSale(), charges: [aCharge('pi_1'), aCharge('pi_1', 'ch_2')] },
      ['charged-twice pi_1'],
    ],
    [
      'money that is recorded and went back',
      { ...aSale(), refunds: [aRefund('pi_1')] },
      ['recorded-and-refunded pi_1', 'sold-without-money chair'],
    ],
    [
      'two refunds of one charge',
      { ...lost, refunds: [aRefund('pi_2'), aRefund('pi_2', 4550, 're_2')] },
      ['refunded-twice pi_2', 'refunded-in-part pi_2'],
    ],
    [
      'a charge over another amount than the page showed',
      { ...aSale(), shown: [{ paymentIntentId: 'pi_1', productname: 'Oak chair', price: 45 }] },
      ['charged-unseen-amount pi_1'],
    ],
    ['a charge without a page', { ...lost, shown: lost.shown.slice(0, 1) }, ['charged-unseen-amount pi_2']],
    [
      'the sale of another item than the page showed',
      aSale({ product: { productname: 'Brick' } }),
      ['sold-unseen-item pi_1'],
    ],
    [
      'what is about an item that was made anew',
      { ...anUnsoldShop(), products: aSale({ product: unsoldAnew }).products },
      [
        'ad-of-earlier-item chair',
        'wish-of-earlier-item chair_rob',
        'booking-of-earlier-item chair_bea',
        'booking-of-earlier-item chair_rob',
      ],
    ],
    [
      'a dispute that nobody wrote down',
      { ...aSale(), disputes: [aDispute('pi_1', 'needs_response')] },
      ['dispute-unknown pi_1'],
    ],
    [
      'an open dispute beside one that is over and written down',
      {
        ...aSale({ payment: { dispute: { disputeId: 'dp_1', stage: 'lost' } } }),
        disputes: [aDispute('pi_1', 'lost'), { ...aDispute('pi_1', 'needs_response'), id: 'dp_2' }],
      },
      ['dispute-unknown pi_1'],
    ],
    [
      'a lost dispute that the record calls open',
      {
        ...aSale({ payment: { dispute: { disputeId: 'dp_1', stage: 'needsResponse' } } }),
        disputes: [aDispute('pi_1', 'lost')],
      },
      ['dispute-differs pi_1'],
    ],
    [
      'a refund that waits for money that the bank has',
      {
        ...aSale({
          payment: {
            status: 'refunded',
            refundDue: true,
            dispute: { disputeId: 'dp_1', stage: 'needsResponse' },
          },
          booking: { paid: false, refunded: true },
          product: { availability: false, paid: false },
          ad: { availability: false, paid: false },
          lost: { soldToAnother: undefined },
        }),
        disputes: [aDispute('pi_1', 'needs_response')],
      },
      ['refund-not-sent pi_1', 'refund-waits pi_1'],
    ],
    ['a refund of a part', { ...lost, refunds: [aRefund('pi_2', 4549)] }, ['refunded-in-part pi_2']],
    [
      'a refund that never went out',
      { ...lost, refunds: [] },
      ['refund-not-sent pi_2', 'money-kept-twice chair'],
    ],
    [
      'a refund without a record',
      { ...lost, payments: lost.payments.slice(0, 1) },
      ['refund-not-recorded pi_2', 'booking-refunded-without-refund chair_rob'],
    ],
    [
      'a refund without a charge',
      { ...lost, charges: [aCharge('pi_1')] },
      ['refunded-without-charge pi_2', 'recorded-without-charge pi_2'],
    ],
    [
      'a refund under another id',
      { ...lost, refunds: [aRefund('pi_2', 4550, 're_x')] },
      ['refund-differs pi_2'],
    ],
    ['a refund the buyer is not told of', { ...lost, bookings: aSale().bookings }, ['refund-not-shown pi_2']],
    [
      'a record without a charge',
      { ...aSale(), charges: [] },
      ['recorded-without-charge pi_1', 'sold-without-money chair'],
    ],
    [
      'a record of nothing',
      { ...aSale(), intents: [], charges: [] },
      ['record-of-nothing pi_1', 'sold-without-money chair'],
    ],
    ['a record over another amount', aSale({ payment: { amount: 4551 } }), ['record-differs pi_1']],
    [
      'a record of a delivery that was not paid',
      aSale({ payment: { deliveryPrice: 600 } }),
      ['record-differs pi_1'],
    ],
    ['a record over another price', aSale({ payment: { productprice: 45.05 } }), ['record-differs pi_1']],
    ['a record of another buyer', aSale({ payment: { buyerId: 'rob' } }), ['record-differs pi_1']],
    [
      'a record with an unknown status',
      aSale({ payment: { status: 'pending' } }),
      ['record-differs pi_1', 'sold-without-record chair', 'booking-paid-without-record chair_bea'],
    ],
    ['a charge that is not the price', aSale({ product: { resaleprice: 45 } }), ['wrong-price pi_1']],
    [
      'an item sold twice',
      {
        ...lost,
        refunds: [],
        payments: [aRecord('pi_1', 'bea'), aRecord('pi_2', 'rob')],
        bookings: [
          ...aSale().bookings.slice(0, 1),
          { id: 'chair_rob', fields: { bookingId: 'chair', paid: true, transactionId: 'pi_2' } },
        ],
      },
      ['sold-twice chair', 'money-kept-twice chair', 'booked-twice chair'],
    ],
    [
      'a recorded sale of an item that is still for sale',
      aSale({
        product: { availability: undefined, paid: undefined },
        ad: { availability: false, paid: false },
      }),
      ['recorded-not-sold pi_1', 'lost-but-unsold chair_rob'],
    ],
    ['an item half sold', aSale({ product: { paid: false } }), ['recorded-not-sold pi_1', 'half-sold chair']],
    [
      'an item sold without a record',
      { ...aSale(), payments: [] },
      ['charged-for-nothing pi_1', 'sold-without-record chair', 'booking-paid-without-record chair_bea'],
    ],
    [
      'an advertisement of a sold item',
      aSale({ ad: { availability: false, paid: false } }),
      ['ad-differs chair'],
    ],
    [
      'a recorded sale whose booking is unpaid',
      aSale({ booking: { paid: false } }),
      ['recorded-not-booked pi_1', 'unpaid-but-sold chair_bea'],
    ],
    [
      'a booking paid with another payment',
      aSale({ booking: { transactionId: 'pi_9' } }),
      ['recorded-not-booked pi_1', 'booking-paid-without-record chair_bea'],
    ],
    [
      'a booking that says refunded while the money was kept',
      aSale({ booking: { refunded: true } }),
      ['booking-refunded-without-refund chair_bea'],
    ],
    [
      'a booking that says sold to another while the item is for sale',
      { ...anUnsoldShop(), bookings: aSale().bookings.slice(1) },
      ['lost-but-unsold chair_rob'],
    ],
    ["an admin's refund that is not in the audit log", byAdmin, ['refund-not-audited pi_2']],
    [
      'a refund that came back and was not sent again',
      aFailedRefund(2),
      ['refund-not-sent pi_2', 'money-kept-twice chair'],
    ],
    [
      'a refund that was sent and is still due',
      {
        ...lost,
        payments: [
          aRecord('pi_1', 'bea'),
          aRecord('pi_2', 'rob', { status: 'refunded', refundDue: true, refundId: 're_pi_2' }),
        ],
      },
      ['refund-still-due pi_2'],
    ],
    ['an item sold after it was deleted', gone({}), ['recorded-not-sold pi_1']],
    [
      'a record without the seller who is there',
      aSale({ payment: { sellername: undefined } }),
      ['record-incomplete pi_1'],
    ],
    ['a sale without its seller', aSale({ payment: { sellerId: undefined } }), ['record-incomplete pi_1']],
    ['a record without a card', aSale({ payment: { cardLast4: undefined } }), ['record-incomplete pi_1']],
    [
      'what is left of an item that is gone',
      { ...anUnsoldShop(), products: [] },
      [
        'ad-of-nothing chair',
        'wish-of-nothing chair_rob',
        'booking-of-nothing chair_bea',
        'booking-of-nothing chair_rob',
      ],
    ],
    [
      'what is left of people who are gone',
      { ...anUnsoldShop(), users: [{ id: 'bea', fields: {} }] },
      ['orphaned-wish chair_rob', 'orphaned-booking chair_rob', 'orphaned-item chair'],
    ],
    ['a hold on a sold item', aSale({ product: aHold('bea', NOW + 1) }), ['hold-on-sold chair']],
    ['a hold that outlived its time', held(aHold('bea', NOW)), ['hold-outlived chair']],
    [
      'a hold that is too long',
      changed(undefined, aHold('bea', NOW + minutes(10) + 1)),
      ['hold-too-long chair'],
    ],
    [
      'a hold that was prolonged',
      changed(aHold('bea', NOW + 1), aHold('bea', NOW + minutes(10))),
      ['hold-prolonged chair'],
    ],
    [
      'a hold taken from another buyer',
      changed(aHold('bea', NOW + minutes(2)), aHold('rob', NOW + minutes(10))),
      ['hold-taken-over chair'],
    ],
  ];
  it.each(bad)('%s', (_name, state, violations) => {
    expect(verdict(state).sort()).toEqual([...violations].sort());
  });
});

describe('wishes', () => {
  it('that nobody took off the list must still be there', () => {
    const shop = aSale();
    expect(checkWishes(shop.wishes, shop)).toEqual([]);
    expect(checkWishes(shop.wishes, { ...shop, wishes: [] })).toMatchObject([{ rule: 'wish-lost' }]);
    expect(checkWishes(shop.wishes, { ...shop, wishes: [], products: [] })).toEqual([]);
    const [wish] = shop.wishes;
    const bought = {
      id: 'pi_wish',
      fields: { bookingId: wish?.fields.bookingId, buyerId: wish?.fields.buyerId },
    };
    expect(checkWishes(shop.wishes, { ...shop, wishes: [], payments: [bought] })).toEqual([]);
    const anew = aSale({ product: unsoldAnew });
    expect(checkWishes(shop.wishes, { ...anew, wishes: [] })).toEqual([]);
  });
});

describe('the history of a hold is fine when', () => {
  const fine: [string, ShopState][] = [
    ['it is taken and lasts ten minutes', changed(undefined, aHold('bea', NOW + minutes(10)))],
    ['it is renewed when it is over', changed(aHold('bea', NOW), aHold('bea', NOW + minutes(10)))],
    ['another takes it when it is over', changed(aHold('bea', NOW), aHold('rob', NOW + minutes(10)))],
    [
      'something else of the item changes',
      changed(aHold('bea', NOW + 9), { ...aHold('bea', NOW + 9), img: 'x' }),
    ],
  ];
  it.each(fine)('%s', (_name, state) => {
    expect(verdict(state)).toEqual([]);
  });
});

/** A sale whose item was deleted when it had these fields. */
function gone(before: object): ShopState {
  const sale = aSale();
  return {
    ...sale,
    products: [],
    advertisements: [],
    wishes: [],
    bookings: sale.bookings.slice(0, 1),
    history: [{ id: 'chair', at: NOW, before: { ...before }, after: undefined }],
  };
}

/** A lost race whose refund came back so often, and was given up. */
function aFailedRefund(times: number): ShopState {
  return {
    ...lost,
    refunds: Array.from({ length: times }, (_, index) => ({
      ...aRefund('pi_2', 4550, `re_${index}`),
      status: 'failed',
    })),
    payments: [
      aRecord('pi_1', 'bea'),
      aRecord('pi_2', 'rob', { status: 'refunded', refundDue: false, refundFailure: 'declined' }),
    ],
  };
}

/** An unsold shop whose item has these fields too. */
function held(fields: object): ShopState {
  const shop = anUnsoldShop();
  return {
    ...shop,
    products: shop.products.map(({ id, fields: own }) => ({ id, fields: { ...own, ...fields } })),
  };
}

/** An unsold shop whose item changed so, now. */
function changed(before: ProductChange['before'], after: ProductChange['after']): ShopState {
  return { ...anUnsoldShop(), history: [{ id: 'chair', at: NOW, before, after }] };
}

function cheapSale(): ShopState {
  const sale = aSale({ product: { resaleprice: 0.5 }, payment: { amount: 50, productprice: 0.5 } });
  return {
    ...sale,
    intents: [{ ...anIntent('pi_1', 'bea'), amount: 50 }],
    charges: [{ ...aCharge('pi_1'), amount: 50 }],
    shown: [{ paymentIntentId: 'pi_1', productname: 'Oak chair', price: 0.5 }],
  };
}
