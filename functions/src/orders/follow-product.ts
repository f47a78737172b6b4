import { isDeepStrictEqual } from 'node:util';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isAbout } from '@thriftline/domain/catalogue/product-version';
import type { Wish } from '@thriftline/domain/catalogue/wish';
import type { Booking, ItemNow } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { productDocument } from '../catalogue/products.ts';
import { wishesFor } from '../catalogue/wishes.ts';
import { read } from '../firestore/collection.ts';
import { inParallel } from '../firestore/in-parallel.ts';
import { firestore } from '../platform/firebase.ts';
import { bookingsOf } from './bookings.ts';

const AT_A_TIME = 8;

/** What a document that is about the product is to say of it from now on; undefined where it says so already. */
type Follow<T> = (document: T, product: Product) => Record<string, unknown> | undefined;

/** Lets one document follow its product, as both are now. */
async function followOne<T extends { createdAt: StoredTime }>(
  reference: DocumentReference<T>,
  productId: string,
  follow: Follow<T>,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const document = await read(reference, transaction);
    const product = await read(productDocument(productId), transaction);
    if (document === undefined || product === undefined || !isAbout(product, document)) return;
    const change = follow(document, product);
    // Fields are named as the document does: those that follow have one name.
    if (change) transaction.update(reference as DocumentReference, change);
  });
}

function copyOf({ productname, resaleprice: productprice, img }: Product) {
  return { productname, productprice, img };
}

/** A wish is of the item as it is. */
const followWish: Follow<Wish> = (wish, product) => {
  const now = copyOf(product);
  const { productname, productprice, img } = wish;
  return isDeepStrictEqual({ productname, productprice, img }, now) ? undefined : { ...now };
};

/** Whether the product is what its buyer agreed to: at the price they know, not edited since, and for sale. */
function isAgreed(booking: Booking, { resaleprice, editedAt, hidden }: Product): boolean {
  if (hidden !== undefined) return false;
  return booking.productprice === resaleprice && booking.itemEditedAt?.toMillis() === editedAt?.toMillis();
}

/**
 * A booking that is not paid stays what was booked, and says what the item is by now; one that is lost, too, as a refund may
 * open it again.
 */
const followBooking: Follow<Booking> = (booking, product) => {
  const state = bookingState(booking);
  if (state === 'paid' || state === 'refunded') return undefined;
  const hidden = product.hidden === undefined ? {} : { hidden: true as const };
  const now: ItemNow | undefined = isAgreed(booking, product) ? undefined : { ...copyOf(product), ...hidden };
  return isDeepStrictEqual(booking.itemNow, now) ? undefined : { itemNow: now ?? FieldValue.delete() };
};

/**
 * Lets the wishes for a product and its unpaid bookings say what it is now. Goes by what is stored now, so late and doubled
 * events leave the same.
 */
export async function followProduct(productId: string): Promise<void> {
  const [wished, booked] = await Promise.all([wishesFor(productId).get(), bookingsOf(productId).get()]);
  await inParallel(wished.docs, AT_A_TIME, ({ ref }) => followOne(ref, productId, followWish));
  await inParallel(booked.docs, AT_A_TIME, ({ ref }) => followOne(ref, productId, followBooking));
}
