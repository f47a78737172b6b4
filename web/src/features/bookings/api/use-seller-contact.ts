import type { Booking } from '@thriftline/domain/booking';
import type { Contact } from '@thriftline/domain/contact';
import { reach } from '@thriftline/domain/permissions';
import { contactOf } from '@/lib/converters.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** A seller's contact, or why it is not there. */
export type SellerContactState =
  | { status: 'unpaid' | 'loading' | 'missing' }
  | { status: 'ready'; contact: Stored<Contact> };

/** The seller's telephone and e-mail for a buyer who paid, live. */
export function useSellerContact(booking: Stored<Booking>): SellerContactState {
  const { role } = useSignedInUser();
  // Admins may see every contact.
  const mayAsk = booking.paid === true || (role !== null && reach(role, 'contacts', 'read') === 'all');
  const { status, row } = useLiveDocument(mayAsk ? contactOf(booking.productId) : null);
  if (!mayAsk) return { status: 'unpaid' };
  if (row !== undefined) return { status: 'ready', contact: row.data };
  return { status: status === 'error' || status === 'missing' ? 'missing' : 'loading' };
}
