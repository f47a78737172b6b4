import { userSearch } from '@thriftline/domain/accounts/user-search';
import {
  bookingDocumentId,
  COLLECTIONS,
  contactPath,
  pickupCodePath,
  wishDocumentId,
} from '@thriftline/domain/base/collections';
import { toDocument } from '@thriftline/domain/base/document-names';
import { invariant } from '@thriftline/domain/base/invariant';
import { DEFAULT_LANGUAGE } from '@thriftline/domain/base/locale/languages';
import { CURRENCY, fromCents, payable, toCents } from '@thriftline/domain/base/money';
import { MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import { advertisementOf } from '@thriftline/domain/catalogue/advertisement';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import type { Product } from '@thriftline/domain/catalogue/product';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import type { Booking } from '@thriftline/domain/orders/booking';
import { recordFields } from '@thriftline/domain/payments/payment-state';
import { REFUND_REASONS, refundReasonFields } from '@thriftline/domain/payments/refund-reason-texts';
import { DEMO_ACCOUNTS, demoAccount } from './demo-accounts.ts';
import { DEMO_CATEGORIES, DEMO_PRODUCTS, type DemoProduct } from './demo-catalogue.ts';
import { demoConversations } from './demo-conversations.ts';
import type { DemoDocument, DemoWorldOptions } from './demo-document.ts';
import { DEMO_ADVERTISED, DEMO_ORDERS, DEMO_WISHES } from './demo-events.ts';
import { demoOrder } from './demo-orders.ts';
import { demoPayout } from './demo-payouts.ts';
import { demoReviews } from './demo-reviews.ts';
import { demoTexts } from './demo-texts.ts';
import { viewWords } from './draw-picture.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const HOUR_MS = 60 * 60 * 1000;
const HOURS_A_MONTH = 24 * 30;
const COLLECTION_ADVICE =
  'Collect it in person or I post it at cost; ask for more photos if you like. From a smoke-free home.';

/** How many pictures the products have, in turn. */
const PICTURE_COUNTS = [3, 1, 2, 1, 4, 1];

function byId<T extends { id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`The demo store has no ${id}.`);
  return found;
}

/** Prices that are written for dollars as prices of the shop's currency: what the least charge is to half a dollar. */
function inCurrency<Name extends string>(dollars: Record<Name, number>): Record<Name, number> {
  const priceOf = (amount: number) => fromCents(payable(amount * 2 * MIN_PRICE_CENTS));
  return Object.fromEntries(
    Object.entries<number>(dollars).map(([name, amount]) => [name, priceOf(amount)]),
  ) as Record<Name, number>;
}

function soldProducts(): Set<string> {
  return new Set(DEMO_ORDERS.filter(({ state }) => state === 'paid').map(({ productId }) => productId));
}

/**
 * Every document of the demo store: accounts, categories, products with their contacts, advertisements, and orders,
 * wishes and payments in every state. Newer things stand later in the catalogue.
 */
export function demoWorld({
  now,
  texts: { language, say } = demoTexts('en'),
  pictureUrl,
  storedTime,
}: DemoWorldOptions): DemoDocument[] {
  const account = (uid: string) => {
    const found = demoAccount(uid);
    return { ...found, name: say(found.name) };
  };
  const hoursSinceAdded = (index: number) => 5 * (DEMO_PRODUCTS.length - index);
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const sold = soldProducts();
  const documents: DemoDocument[] = [];
  const add = (path: string, data: object) => documents.push({ path, data: toDocument(data) });

  const joined = (uid: string) =>
    storedTime(hoursAgo(HOURS_A_MONTH * (5 + 7 * DEMO_ACCOUNTS.findIndex((one) => one.uid === uid))));
  for (const { uid, email, role, status } of DEMO_ACCOUNTS) {
    const { name } = account(uid);
    const search = userSearch({ name, email });
    add(`${COLLECTIONS.users}/${uid}`, { name, email, role, status, search, createdAt: joined(uid) });
  }

  const categoryOf = (id: string) => say(byId(DEMO_CATEGORIES, id).categoryname);
  DEMO_CATEGORIES.forEach(({ id, drawing }, index) => {
    const categoryname = categoryOf(id);
    const img = pictureUrl({ drawing, view: 0, variant: 'thumb' }, 'demo-admin');
    const createdAt = storedTime(hoursAgo(24 * 28 - index));
    add(`${COLLECTIONS.categories}/${id}`, { categoryname, img, createdBy: 'demo-admin', createdAt });
    add(`${COLLECTIONS.categoryNames}/${categoryKey(categoryname)}`, { categoryId: id });
  });

  const productOf = (one: DemoProduct, index: number): Product => {
    const { id: _id, drawing: _drawing, about, originalprice, resaleprice, deliverycost, ...facts } = one;
    const productname = say(one.productname);
    // A fact that the catalogue does not state is the table's sample.
    const { mobile: _mobile, deliverycost: _cost, offersFrom, ...samples } = SAMPLE_ATTRIBUTES;
    const seller = account(one.sellerId);
    const created = hoursAgo(hoursSinceAdded(index));
    const pictures = Array.from(
      { length: PICTURE_COUNTS[index % PICTURE_COUNTS.length] ?? 1 },
      (_, view) => ({
        img: pictureUrl({ drawing: one.drawing, view, variant: 'img' }, one.sellerId),
        thumb: pictureUrl({ drawing: one.drawing, view, variant: 'thumb' }, one.sellerId),
        alt: viewWords(productname, view, say),
      }),
    );
    const [cover] = pictures;
    invariant(cover, 'every product has a photo');
    const placeholder = PLACEHOLDERS[one.drawing];
    return {
      ...samples,
      ...facts,
      ...inCurrency({ originalprice, resaleprice }),
      ...(offersFrom !== undefined && inCurrency({ offersFrom })),
      ...(deliverycost !== undefined && inCurrency({ deliverycost })),
      productname,
      location: say(one.location),
      categoryName: categoryOf(one.categoryId),
      description: `${say(about)} ${say(COLLECTION_ADVICE)}`,
      // Where it is the shop's, none is said, as of older products.
      ...(language !== DEFAULT_LANGUAGE && { language }),
      sellername: seller.name,
      sellerId: seller.uid,
      sellerStatus: seller.status,
      sellerSince: joined(seller.uid),
      img: cover.img,
      thumb: cover.thumb,
      pictures,
      ...(placeholder === undefined ? {} : { placeholder }),
      utcDate: created.toISOString(),
      createdAt: storedTime(created),
      ...(sold.has(one.id) ? { availability: true, paid: true } : {}),
    };
  };
  const products = new Map(DEMO_PRODUCTS.map((one, index) => [one.id, productOf(one, index)]));
  const product = (id: string): Product => {
    const found = products.get(id);
    if (!found) throw new Error(`The demo store has no product ${id}.`);
    return found;
  };
  for (const [id, data] of products) {
    add(`${COLLECTIONS.products}/${id}`, data);
    add(`${COLLECTIONS.productIds}/${id}`, { createdAt: data.createdAt });
    add(contactPath(id), {
      mobile: demoAccount(data.sellerId).mobile,
      email: demoAccount(data.sellerId).email,
      sellerId: data.sellerId,
    });
  }
  for (const id of DEMO_ADVERTISED)
    add(`${COLLECTIONS.advertisements}/${id}`, advertisementOf(id, product(id)));

  /** So many hours ago, or later where the product was not yet there. */
  const timeAfterAdding = (productId: string, hours: number) => {
    const age = hoursSinceAdded(DEMO_PRODUCTS.findIndex(({ id }) => id === productId));
    return storedTime(hoursAgo(Math.min(hours, age / 2)));
  };
  const orderFields = (productId: string, buyerId: string) => {
    const { productname, resaleprice, img } = product(productId);
    const { name, email } = account(buyerId);
    return {
      productname,
      productprice: resaleprice,
      yourname: name,
      email,
      productId,
      img,
      buyerId,
    };
  };

  DEMO_ORDERS.forEach(({ productId, buyerId, state }, index) => {
    const bookingsId = bookingDocumentId(productId, buyerId);
    const paymentIntentId = `pi_demo_${index + 1}`;
    const { sellerId, sellername } = product(productId);
    const createdAt = timeAfterAdding(productId, 3 * (DEMO_ORDERS.length - index));
    const fields = orderFields(productId, buyerId);
    const booking: Booking = {
      ...fields,
      youremail: fields.email,
      location: say('York'),
      mobile: demoAccount(buyerId).mobile,
      sellerId,
      createdAt,
      ...(state === 'paid' ? { paid: true, paymentIntentId } : {}),
      ...(state === 'refunded' ? { refunded: true, paymentIntentId } : {}),
      ...(state === 'soldToAnother' ? { soldToAnother: true } : {}),
    };
    add(`${COLLECTIONS.bookings}/${bookingsId}`, booking);
    if (state !== 'paid' && state !== 'refunded') return;
    add(`${COLLECTIONS.payments}/${paymentIntentId}`, {
      productprice: fields.productprice,
      paymentIntentId,
      youremail: fields.email,
      bookingsId,
      productId,
      buyerId,
      sellerId,
      amount: toCents(fields.productprice),
      currency: CURRENCY,
      productname: fields.productname,
      sellername,
      cardBrand: 'visa',
      cardLast4: '4242',
      createdAt,
      ...recordFields(state === 'paid' ? 'recorded' : 'refunded'),
      ...(state === 'refunded'
        ? {
            refundId: paymentIntentId.replace('pi_', 're_'),
            ...refundReasonFields(REFUND_REASONS.soldToAnother),
            refundedAt: createdAt,
          }
        : {}),
    });
  });

  DEMO_ORDERS.forEach(({ productId, buyerId, ...order }, index) => {
    if (!('moves' in order)) return;
    const orderId = `pi_demo_${index + 1}`;
    const { sellerId, sellername } = product(productId);
    const { yourname: buyername, productname, productprice, img } = orderFields(productId, buyerId);
    const about = { productId, buyerId, sellerId, productname, img, buyername, sellername };
    const bookingsId = bookingDocumentId(productId, buyerId);
    const paidAt = timeAfterAdding(productId, 3 * (DEMO_ORDERS.length - index));
    const paid = { ...about, bookingsId, amount: toCents(productprice) ?? 0, paidAt };
    const { stored, code } = demoOrder(orderId, paid, order.moves, { now, storedTime, say });
    add(`${COLLECTIONS.orders}/${orderId}`, stored);
    if (code) add(pickupCodePath(orderId), code);
    add(`${COLLECTIONS.payouts}/${orderId}`, demoPayout(stored));
  });

  for (const [path, data] of demoReviews((daysAgo) => storedTime(hoursAgo(24 * daysAgo)), say))
    add(path, data);

  DEMO_WISHES.forEach(({ productId, buyerId }, index) => {
    const createdAt = timeAfterAdding(productId, 2 + index);
    const { location } = product(productId);
    const fields = { ...orderFields(productId, buyerId), location, mobile: '', createdAt };
    add(`${COLLECTIONS.wishlist}/${wishDocumentId(productId, buyerId)}`, fields);
  });

  const said = demoConversations({ hoursAgo, storedTime, timeAfterAdding, product, account, say });
  for (const [path, data] of said) add(path, data);
  return documents;
}
