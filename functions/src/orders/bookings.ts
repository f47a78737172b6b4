import type { Booking } from '@thriftline/domain/booking';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { collection, documentIn } from '../firestore/collection.ts';

/** The bookings; a document's id is made of its product's and its buyer's. */
export const bookings = () => collection<Booking>(COLLECTIONS.bookings);

/** One booking. */
export const bookingDocument = (id: string) => documentIn(bookings(), id);
