import Skeleton from '@mui/material/Skeleton';
import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { MESSAGES } from '@thriftline/domain/messages';
import type { Stored } from '@/lib/stored.ts';
import { useSellerContact } from '../api/use-seller-contact.ts';
import { ContactLinks } from './contact-links.tsx';

/** Telephone and e-mail of the seller, for who paid for the item. */
export function SellerContact({ booking }: { booking: Stored<Booking> }) {
  const state = useSellerContact(booking);
  if (state.status === 'unpaid')
    return bookingState(booking) === 'unpaid' ? 'Shown once it is paid' : 'Not shared';
  if (state.status === 'loading') return <Skeleton width="16ch" />;
  // Gone with its product, or not there for this account: either way there is nobody to call.
  return state.status === 'ready' ? <ContactLinks {...state.contact} /> : MESSAGES.notFound;
}
