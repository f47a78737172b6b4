import { useLingui } from '@lingui/react/macro';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { LoadingText } from '@/components/loading/loading-text.tsx';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { useSellerContact } from '../api/use-seller-contact.ts';
import { ContactLinks } from './contact-links.tsx';

/** Telephone and e-mail of the seller, for who paid for the item. */
export function SellerContact({ booking }: { booking: Stored<Booking> }) {
  const { t } = useLingui();
  const state = useSellerContact(booking);
  switch (state.status) {
    case 'unpaid':
      return bookingState(booking) === 'unpaid' ? t`Shared after payment` : t`Not shared`;
    case 'loading':
      return <LoadingText width="16ch" />;
    case 'unknown':
      return <NotHereYet />;
    case 'error':
      return errorMessage(state.error);
    case 'missing':
      // Gone with its product, or not there for this account: either way there is nobody to call.
      return MESSAGES.notFound;
    case 'ready':
      return <ContactLinks {...state.contact} />;
  }
}
