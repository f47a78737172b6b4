import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { MESSAGES } from '@thriftline/domain/messages';
import { EmailText } from '@/components/email-text.tsx';
import type { Stored } from '@/lib/stored.ts';
import { telephoneHref } from '@/lib/telephone-href.ts';
import { useSellerContact } from '../api/use-seller-contact.ts';

/** High enough on a phone to be touched without touching its neighbour. */
const TOUCHABLE = { display: 'inline-block', py: { xs: 1.5, lg: 0.5 } };

/** Telephone and e-mail of the seller, for who paid for the item. */
export function SellerContact({ booking }: { booking: Stored<Booking> }) {
  const state = useSellerContact(booking);
  if (state.status === 'unpaid')
    return bookingState(booking) === 'unpaid' ? 'Shown once it is paid' : 'Not shared';
  if (state.status === 'loading') return <Skeleton width="16ch" />;
  // Gone with its product, or not there for this account: either way there is nobody to call.
  if (state.status !== 'ready') return MESSAGES.notFound;
  const { mobile, email } = state.contact;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', typography: 'body2' }}>
      <Link sx={{ ...TOUCHABLE, whiteSpace: { lg: 'nowrap' } }} href={telephoneHref(mobile)}>
        {mobile}
      </Link>
      {email === MESSAGES.unregistered ? (
        email
      ) : (
        <Link href={`mailto:${email}`} sx={TOUCHABLE}>
          <EmailText>{email}</EmailText>
        </Link>
      )}
    </Box>
  );
}
