import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Booking } from '@thriftline/domain/booking';
import { MESSAGES } from '@thriftline/domain/messages';
import type { ReactNode } from 'react';
import { EmailText } from '@/components/email-text.tsx';
import type { Stored } from '@/lib/stored.ts';
import { telephoneHref } from '@/lib/telephone-href.ts';
import { useSellerContact } from '../api/use-seller-contact.ts';

/** High enough on a phone to be touched without touching its neighbour. */
const TOUCHABLE = { display: 'inline-block', py: { xs: 1.5, lg: 0.5 } };

interface SellerContactProps {
  /** Null while the booking waits to be sent. */
  booking: Stored<Booking> | null;
  /** Stands here while the buyer's address is not confirmed. */
  unconfirmed: ReactNode;
}

/** Telephone and e-mail of a booked product's seller, who hears that they were looked at. */
export function SellerContact({ booking, unconfirmed }: SellerContactProps) {
  const state = useSellerContact(booking);
  if (state.status === 'unconfirmed') return unconfirmed;
  if (booking === null) return 'Shown once the booking is sent';
  if (state.status === 'offline') return 'Shown once you are online';
  if (state.status === 'refused') return state.why;
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
