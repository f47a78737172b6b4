import type { Booking } from '@thriftline/domain/orders/booking';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** The booking a payment page is about, live: the webhook may record its payment before this page does. */
export function useBookingToPay(bookingsId: string): LiveDocument<Stored<Booking>> {
  return useLiveDocument(documentOf('bookings', bookingsId));
}
