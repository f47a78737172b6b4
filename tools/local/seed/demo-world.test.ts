import { usualAnswerTime } from '@thriftline/domain/accounts/answer-time';
import { userSchema } from '@thriftline/domain/accounts/user';
import { validate } from '@thriftline/domain/base/fields/validate';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { categorySchema } from '@thriftline/domain/catalogue/categories/category';
import { contactSchema } from '@thriftline/domain/catalogue/contact';
import { type Product, productSchema } from '@thriftline/domain/catalogue/product';
import { isAbout } from '@thriftline/domain/catalogue/product-version';
import { wishSchema } from '@thriftline/domain/catalogue/wish';
import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { offerBounds, offerFault } from '@thriftline/domain/conversations/offer';
import { type Offer, offerState } from '@thriftline/domain/conversations/offer-state';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { type Payment, paymentSchema } from '@thriftline/domain/payments/payment';
import { paymentState } from '@thriftline/domain/payments/payment-state';
import type { Review } from '@thriftline/domain/reviews/review';
import { facetCounts } from '@thriftline/domain/reviews/review-sums';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { aPictureAddress } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { DEMO_CATEGORIES, DEMO_PRODUCTS } from './demo-catalogue.ts';
import { demoWorld } from './demo-world.ts';
import { drawPicture, VIEW_COUNT } from './draw-picture.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const NOW = new Date('2026-01-31T12:00:00Z');

const documents = demoWorld({
  now: NOW,
  pictureUrl: ({ drawing, view, variant }, uid) => aPictureAddress(`${drawing}-${view}-${variant}`, uid),
  storedTime: (date) => ({ toMillis: () => date.getTime(), toDate: () => date }),
});

type Fields = Record<string, unknown>;

/** Documents of a collection without what the server or the functions add. */
function of(collection: string, ...without: string[]): Fields[] {
  return documents
    .filter(({ path }) => path.split('/').at(-2) === collection)
    .map(({ data }) => {
      const left = Object.entries(data).filter(([key]) => !['createdAt', ...without].includes(key));
      return Object.fromEntries(left);
    });
}

describe('demoWorld', () => {
  it('each document is valid', () => {
    for (const user of of('users', 'search')) validate(userSchema, user);
    for (const category of of('categories')) validate(categorySchema, category);
    for (const product of of('products', 'availability', 'paid', 'sellerSince'))
      validate(productSchema, product);
    for (const contact of of('private')) validate(contactSchema, contact);
    for (const wish of of('wishlist')) validate(wishSchema, wish);
    for (const payment of of('payments', 'refundedAt', 'refundText')) validate(paymentSchema, payment);
  });

  it('has two dozen products over all categories, each with its contact', () => {
    expect(of('products')).toHaveLength(24);
    expect(of('private')).toHaveLength(24);
    const used = new Set(of('products').map(({ categoryId }) => categoryId));
    expect(used).toEqual(new Set(DEMO_CATEGORIES.map(({ id }) => id)));
  });

  it('has products with one picture to four', () => {
    const counts = of('products').map(({ pictures }) => (pictures as unknown[]).length);
    expect(new Set(counts)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('has an order in every state', () => {
    const states = of('bookings').map((booking) => bookingState(booking));
    expect(new Set(states)).toEqual(new Set(['unpaid', 'paid', 'soldToAnother', 'refunded']));
  });

  it('each paid or refunded order has a payment whose receipt is whole', () => {
    const ordered = of('bookings').filter(({ transactionId }) => transactionId !== undefined);
    expect(ordered.length).toBeGreaterThan(3);
    for (const { transactionId, bookingId, paid } of ordered) {
      const payment = of('payments').find((one) => one.transactionId === transactionId) as unknown as Payment;
      const product = documents.find(({ path }) => path === `products/${bookingId}`)?.data;
      expect(paymentState({ record: payment })).toBe(paid ? 'recorded' : 'refunded');
      expect(product).toMatchObject({ productname: payment.productname, sellername: payment.sellername });
      expect(payment).toMatchObject({ cardBrand: 'visa', cardLast4: '4242' });
    }
  });

  it('what is paid waits to be handed over, is on its way, to be decided about, or complete and to be reviewed', () => {
    const states = of('orders').map(({ state }) => state);
    expect(states.sort()).toEqual(['escalated', 'paid', 'released', 'released', 'shipped']);
    for (const { dueAt, reviewUntil } of of('orders'))
      expect(((dueAt ?? reviewUntil) as StoredTime).toMillis()).toBeGreaterThan(NOW.getTime());
  });

  it('what accounts come to is what was said of them', () => {
    const reviews = of('reviews') as unknown as Review[];
    const profiles = documents.filter(({ path }) => path.startsWith('profiles/'));
    expect(profiles.length).toBeGreaterThan(2);
    for (const { path, data } of profiles) {
      for (const [side, counts] of Object.entries(data)) {
        const about = reviews.filter(({ by, aboutId }) => by !== side && path === `profiles/${aboutId}`);
        expect(counts).toEqual(facetCounts(about));
      }
    }
    const alone = reviews.filter(({ aboutId }) => aboutId === 'demo-seller-2');
    expect(alone).toHaveLength(1);
  });

  it('of each order its seller gets something once it is complete', () => {
    const payouts = of('payouts');
    expect(payouts.map(({ bookingsId }) => bookingsId)).toEqual(
      of('orders').map(({ bookingsId }) => bookingsId),
    );
    const complete = of('orders').map(({ state }) => state === 'released');
    for (const [index, { state, gross, fee, net }] of payouts.entries()) {
      // Nobody has set up payouts in the demo.
      expect(state).toBe(complete[index] ? 'blocked' : 'waiting');
      expect(Number(fee) + Number(net)).toBe(gross);
    }
  });

  it('a product is sold exactly when one order of it is paid', () => {
    const paid = of('bookings').filter((booking) => bookingState(booking) === 'paid');
    const sold = documents.filter(({ path, data }) => path.startsWith('products/') && 'availability' in data);
    expect(sold.map(({ path }) => path.split('/')[1]).sort()).toEqual(
      paid.map(({ bookingId }) => bookingId).sort(),
    );
  });

  it('every order, wish and payment is about the product that is there, and its id is marked as used', () => {
    const about = documents.filter(({ path }) => /^(bookings|wishlist|payments)\//.test(path));
    expect(about.length).toBeGreaterThan(10);
    for (const { data } of about) {
      const { bookingId, ...one } = data as unknown as Booking & { bookingId: string };
      const product = documents.find(({ path }) => path === `products/${bookingId}`)?.data;
      expect(isAbout(product as unknown as Product, one)).toBe(true);
      expect(documents.some(({ path }) => path === `productIds/${bookingId}`)).toBe(true);
    }
  });

  it('nothing advertised is sold', () => {
    for (const { availability } of of('advertisements')) expect(availability).toBe(false);
    const sold = documents.filter(({ data }) => 'availability' in data && data.availability === true);
    const advertised = documents.filter(({ path }) => path.startsWith('advertisements/'));
    const ids = new Set(sold.map(({ path }) => path.split('/')[1]));
    expect(advertised.some(({ path }) => ids.has(path.split('/')[1]))).toBe(false);
  });

  it('no path comes twice', () => {
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });
});

describe('drawPicture', () => {
  it('every product and category has a drawing', () => {
    for (const { drawing } of [...DEMO_PRODUCTS, ...DEMO_CATEGORIES]) {
      expect(drawPicture(drawing)).toMatch(/^<svg [\s\S]*<\/svg>$/);
    }
  });

  it('each view of a drawing is another picture', () => {
    const views = Array.from({ length: VIEW_COUNT }, (_, view) => drawPicture('chair', { view }));
    expect(new Set(views).size).toBe(VIEW_COUNT);
  });

  it('every product has a placeholder', () => {
    for (const { drawing } of DEMO_PRODUCTS) expect(PLACEHOLDERS).toHaveProperty(drawing);
  });

  it('an unknown drawing is named', () => {
    expect(() => drawPicture('unicorn')).toThrow('unicorn');
  });

  it('has a seller of whom enough people asked to say how soon they answer', () => {
    const questions = documents
      .filter(({ path }) => /^conversations\/[^/]+$/.test(path))
      .map(({ data }) => data as Conversation)
      .filter(({ sellerId }) => sellerId === 'demo-seller')
      .map(({ buyerId, createdAt, firstAnswerAt }) => ({
        askerId: buyerId,
        askedAt: createdAt.toMillis(),
        answeredAt: firstAnswerAt?.toMillis(),
      }));
    expect(usualAnswerTime(questions, NOW.getTime())).toBe('hour');
  });

  it('has one offer that waits for an answer, within what may be offered', () => {
    const offers = documents.flatMap(({ path, data }) =>
      /^conversations\/[^/]+$/.test(path) && 'offer' in data
        ? [data as { offer: Offer; bookingId: string }]
        : [],
    );
    expect(offers.map(({ offer }) => offerState(offer, offer.at.toMillis() + 1))).toEqual(['open']);
    for (const { offer, bookingId } of offers) {
      const item = documents.find(({ path }) => path === `products/${bookingId}`)?.data as Product;
      const bounds = offerBounds(item, DEFAULT_OPEN_SETTINGS);
      expect(bounds).toBeDefined();
      expect(bounds && offerFault(offer.amount, bounds)).toBeUndefined();
    }
  });
});
