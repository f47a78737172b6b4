import { reach } from '@thriftline/domain/accounts/permissions';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { Booking } from '@thriftline/domain/orders/booking';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { contactOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';

/** A seller's contact, or why it is not there. */
export type SellerContactState =
  | { status: 'unpaid' | 'loading' | 'missing' | 'unknown' }
  | { status: 'error'; error: unknown }
  | { status: 'ready'; contact: Stored<Contact> };

/** The seller's telephone and e-mail for a buyer who paid, live. */
export function useSellerContact(booking: Stored<Booking>): SellerContactState {
  const { role } = useSignedInUser();
  // Admins may see every contact.
  const mayAsk = booking.paid === true || (role !== null && reach(role, 'contacts', 'read') === 'all');
  const found = useLiveDocument(mayAsk ? contactOf(booking.productId) : null);
  if (!mayAsk) return { status: 'unpaid' };
  switch (found.status) {
    case 'ready':
      return { status: 'ready', contact: found.row.data };
    case 'error':
      return isRefused(found) ? { status: 'missing' } : { status: 'error', error: found.error };
    default:
      return { status: found.status };
  }
}
