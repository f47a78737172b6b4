import type { Booking } from '@thriftline/domain/orders/booking';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** One booking, live; nothing while the id is null. */
export function useBooking(id: string | null): LiveDocument<Stored<Booking>> {
  return useLiveDocument(id === null ? null : documentOf('bookings', id));
}
