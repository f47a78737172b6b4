import type { Booking } from '@thriftline/domain/booking';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** The booking a payment page is about, live: the webhook may record its payment before this page does. */
export function useBookingToPay(bookingsId: string): LiveDocument<Stored<Booking>> {
  return useLiveDocument(documentOf('bookings', bookingsId));
}
