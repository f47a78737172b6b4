import type { Booking } from '@thriftline/domain/booking';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** One booking, live; nothing while the id is null. */
export function useBooking(id: string | null): LiveDocument<Stored<Booking>> {
  return useLiveDocument(id === null ? null : documentOf('bookings', id));
}
