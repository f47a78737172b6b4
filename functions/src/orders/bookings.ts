import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import type { Booking } from '@thriftline/domain/orders/booking';
import { collection, documentIn } from '../firestore/collection.ts';

/** The bookings; a document's id is made of its product's and its buyer's. */
export const bookings = () => collection<Booking>(COLLECTIONS.bookings);

/** All bookings of a product. */
export const bookingsOf = (productId: string) => bookings().where(DOCUMENT_NAMES.productId, '==', productId);

/** One booking. */
export const bookingDocument = (id: string) => documentIn(bookings(), id);
