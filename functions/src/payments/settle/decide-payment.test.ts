import { fromDocument } from '@thriftline/domain/base/document-names';
import { CURRENCY } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Booking } from '@thriftline/domain/orders/booking';
import { aBooking, aProduct } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decidePayment } from './decide-payment.ts';

const NOW = 1_800_000_000_000;
const createdAt = Timestamp.fromMillis(NOW - 1000);

const booking = (changes: object = {}) => fromDocument(aBooking({ createdAt, ...changes })) as Booking;
const product = (changes: object = {}) => aProduct({ createdAt, ...changes }) as Product;
const intent = (changes: object = {}) => ({
  amount: 4550,
  received: 4550,
  currency: CURRENCY,
  productId: 'product-1',
  buyerId: 'buyer-1',
  delivery: 'pickup' as const,
  refunded: 0,
  ...changes,
});
const heldBy = (id: string) => product({ hold: { id, until: Timestamp.fromMillis(NOW + 1000) } });

const RECORD = { outcome: 'record' };
const refund = (reason: string) => ({ outcome: 'refund', reason });

describe('decidePayment', () => {
  it('sells an unsold product to whoever paid its price', () => {
    expect(decidePayment(intent(), booking(), product(), NOW)).toEqual(RECORD);
  });

  it('sells to the buyer who holds the product', () => {
    expect(decidePayment(intent(), booking(), heldBy('mine'), NOW)).toEqual(RECORD);
  });

  it('sells to the first money that arrives even while another holds the product', () => {
    expect(decidePayment(intent(), booking(), heldBy('of-another'), NOW)).toEqual(RECORD);
  });

  it('gives the money back when the product was sold to another', () => {
    const sold = product({ availability: true, paid: true });
    expect(decidePayment(intent(), booking(), sold, NOW)).toEqual(refund('soldToAnother'));
  });

  it('gives the money back when the product is gone', () => {
    expect(decidePayment(intent(), booking(), undefined, NOW)).toEqual(refund('productGone'));
  });

  it('gives the money back when its seller has taken the product down', () => {
    expect(decidePayment(intent(), booking(), product({ hidden: true }), NOW)).toEqual(refund('productGone'));
  });

  it('gives the money back when the booking is gone', () => {
    expect(decidePayment(intent(), undefined, product(), NOW)).toEqual(refund('bookingGone'));
  });

  for (const changes of [{ buyerId: 'buyer-2' }, { productId: 'product-2' }]) {
    it(`gives the money back when the booking has another ${Object.keys(changes)}`, () => {
      expect(decidePayment(intent(changes), booking(), product(), NOW)).toEqual(refund('bookingClosed'));
    });
  }

  for (const flag of ['paid', 'refunded', 'soldToAnother']) {
    it(`gives the money back when the booking is ${flag}`, () => {
      expect(decidePayment(intent(), booking({ [flag]: true }), product(), NOW)).toEqual(
        refund('bookingClosed'),
      );
    });
  }

  for (const changes of [{ amount: 4549, received: 4549 }, { received: 4549 }, { currency: 'xxx' }]) {
    it(`gives the money back when the intent has ${JSON.stringify(changes)}`, () => {
      expect(decidePayment(intent(changes), booking(), product(), NOW)).toEqual(refund('differentAmount'));
    });
  }

  for (const [what, swapped] of [
    ['was made anew under its id after the booking', { createdAt: Timestamp.fromMillis(NOW) }],
    ["is another seller's by now", { sellerId: 'seller-2' }],
  ] as const) {
    it(`gives the money back when the product ${what}`, () => {
      expect(decidePayment(intent(), booking(), product(swapped), NOW)).toEqual(refund('productChanged'));
    });
  }

  it('sells the making of the product that the intent names, and no other', () => {
    const [bought, other] = [NOW - 1000, NOW - 2000];
    expect(decidePayment(intent({ productVersion: bought }), booking(), product(), NOW)).toEqual(RECORD);
    expect(decidePayment(intent({ productVersion: other }), booking(), product(), NOW)).toEqual(
      refund('productChanged'),
    );
  });

  it('gives the money back that was meant for the product before its seller edited it', () => {
    const [seen, editedAt] = [NOW - 1000, Timestamp.fromMillis(NOW - 1)];
    const edited = product({ editedAt });
    expect(decidePayment(intent({ productVersion: seen }), booking(), edited, NOW)).toEqual(
      refund('productChanged'),
    );
    const agreed = intent({ productVersion: editedAt.toMillis() });
    expect(decidePayment(agreed, booking(), edited, NOW)).toEqual(RECORD);
  });

  const delivered = { delivery: 'delivery', deliveryPrice: 600, amount: 5150, received: 5150 } as const;
  it.each([
    ['its price and what delivery costs', delivered, {}, 'record'],
    ['its price alone where it was to be picked up', {}, {}, 'record'],
    [
      'its price alone where delivery is included',
      { ...delivered, deliveryPrice: 0, amount: 4550, received: 4550 },
      { deliverycost: 0 },
      'record',
    ],
    ['its price where nothing is stated', { delivery: undefined }, { delivery: undefined }, 'record'],
    ['its price alone, named a delivery', { delivery: 'delivery' }, {}, 'refund'],
    [
      'too little for the delivery',
      { ...delivered, deliveryPrice: 500, amount: 5050, received: 5050 },
      {},
      'refund',
    ],
    [
      'less for the item than it costs',
      { ...delivered, deliveryPrice: 600, amount: 5149, received: 5149 },
      {},
      'refund',
    ],
    ['a delivery that is not offered', delivered, { delivery: 'Pick-up' }, 'refund'],
    ['a pick-up that is not offered', {}, { delivery: 'Delivery' }, 'refund'],
    ['nothing chosen where something has to be', { delivery: undefined }, {}, 'refund'],
    ['something chosen where nothing is stated', {}, { delivery: undefined }, 'refund'],
  ] as const)('makes of %s what is due', (_, money, stated, outcome) => {
    expect(decidePayment(intent(money), booking(), product(stated), NOW).outcome).toBe(outcome);
  });

  it('never sells for money that went back already', () => {
    expect(decidePayment(intent({ refunded: 1 }), booking(), product(), NOW)).toEqual(
      refund('moneyAlreadyBack'),
    );
  });
});
