import type { Booking } from '@thriftline/domain/booking';
import { contactViewDocumentId } from '@thriftline/domain/collections';
import type { Contact } from '@thriftline/domain/contact';
import { AppError } from '@thriftline/domain/errors';
import { reach } from '@thriftline/domain/permissions';
import { useEffect, useState } from 'react';
import { useOnline } from '@/hooks/use-online.ts';
import { contactOf, documentOf } from '@/lib/converters.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';
import { viewContact } from './view-contact.ts';

/** A seller's contact, or why it is not there. */
export type SellerContactState =
  | { status: 'loading' | 'unconfirmed' | 'offline' | 'missing' }
  | { status: 'refused'; why: string }
  | { status: 'ready'; contact: Stored<Contact> };

/** Notes that the contact is seen, when the server has no such note yet; why not, when that failed. */
function useView(booking: Stored<Booking> | null, isWanted: boolean): { why: string | null } | undefined {
  const { userDoc, email } = useSignedInUser();
  const [failed, setFailed] = useState<{ why: string | null }>();
  const online = useOnline();
  const name = userDoc?.name;
  const { productId, sellerId, buyerId } = booking ?? {};
  useEffect(() => {
    if (!isWanted || !online || name === undefined || email === null) return;
    if (productId === undefined || sellerId === undefined || buyerId === undefined) return;
    viewContact({ productId, sellerId, buyerId, yourname: name, email }).catch((error: unknown) => {
      // The booking went, or the account may not (any more): there is nobody to call. Or it saw its share for now.
      console.warn('The contact cannot be shown', error);
      const isUsedUp = error instanceof AppError && error.code === 'too-many-requests';
      setFailed({ why: isUsedUp ? error.message : null });
    });
  }, [isWanted, online, name, email, productId, sellerId, buyerId]);
  return failed;
}

/**
 * The seller's telephone and e-mail for a buyer who booked, live; nothing while the booking is null. That the buyer saw them
 * is noted first, for the seller.
 */
export function useSellerContact(booking: Stored<Booking> | null): SellerContactState {
  const { email, emailVerified, role } = useSignedInUser();
  const online = useOnline();
  // Admins may see every contact.
  const isFree = role !== null && reach(role, 'contacts', 'read') === 'all';
  const noted = isFree || !emailVerified ? null : booking;
  const view = useLiveDocument(
    noted === null ? null : documentOf('contactViews', contactViewDocumentId(noted.productId, noted.buyerId)),
  );
  const failed = useView(noted, view.status === 'missing');
  const mayAsk = isFree || (view.row !== undefined && !view.row.pending);
  const contact = useLiveDocument(booking !== null && mayAsk ? contactOf(booking.productId) : null);

  if (!isFree && !emailVerified) return { status: 'unconfirmed' };
  if (!isFree && email === null) return { status: 'missing' };
  if (contact.row !== undefined) return { status: 'ready', contact: contact.row.data };
  // That it is seen has to be noted first, which takes a connection.
  if (!online && view.status === 'missing') return { status: 'offline' };
  if (failed?.why != null) return { status: 'refused', why: failed.why };
  const isGone = [view.status, contact.status].includes('error') || contact.status === 'missing';
  return { status: failed !== undefined || isGone ? 'missing' : 'loading' };
}
