import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Booking } from '@thriftline/domain/booking';
import { BOOKING_STATE_LABELS, bookingState } from '@thriftline/domain/booking-state';
import type { ContactView } from '@thriftline/domain/contact-view';
import { MESSAGES } from '@thriftline/domain/messages';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmailText } from '@/components/email-text.tsx';
import { paths } from '@/config/paths.ts';
import { formatTime } from '@/lib/format-time.ts';
import type { Stored } from '@/lib/stored.ts';
import { telephoneHref } from '@/lib/telephone-href.ts';
import { ContactViews } from './contact-views.tsx';

/** So many people are shown before anyone asks for all. */
const SHOWN_FIRST = 3;

/** High enough on a phone to be touched without touching its neighbour. */
const TOUCHABLE = { display: 'inline-block', py: { xs: 1.5, lg: 0.5 } };

interface BookedByProps {
  bookings: readonly Stored<Booking>[];
  /** Who has seen the seller's contact: they booked it then, whether they still do or not. */
  views: readonly Stored<ContactView>[];
}

/** Who booked a product and how to reach them, and who saw its contact, for its seller. Nothing when nobody did. */
export function BookedBy({ bookings, views }: BookedByProps) {
  const buyers = new Set(bookings.map(({ buyerId }) => buyerId));
  const others = views.filter(({ buyerId }) => !buyers.has(buyerId));
  const viewOf = (buyerId: string) => views.find((view) => view.buyerId === buyerId);
  return (
    <>
      <Bookings bookings={bookings} viewOf={viewOf} />
      <ContactViews title="Saw your contact, booked no more" views={others} />
    </>
  );
}

interface BookingsProps {
  bookings: readonly Stored<Booking>[];
  viewOf: (buyerId: string) => Stored<ContactView> | undefined;
}

function Bookings({ bookings, viewOf }: BookingsProps) {
  const [all, setAll] = useState(false);
  if (bookings.length === 0) return null;
  const shown = all ? bookings : bookings.slice(0, SHOWN_FIRST);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', typography: 'body2', minWidth: 0 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Booked by
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map((booking) => (
          <Buyer key={booking._id} booking={booking} view={viewOf(booking.buyerId)} />
        ))}
      </Box>
      {shown.length < bookings.length && (
        <Button size="small" onClick={() => setAll(true)}>
          Show all {bookings.length}
        </Button>
      )}
    </Box>
  );
}

function Buyer({ booking, view }: { booking: Stored<Booking>; view: Stored<ContactView> | undefined }) {
  const { yourname, mobile, email } = booking;
  const state = bookingState(booking);
  return (
    <Box component="li" sx={{ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {yourname}
        {state !== 'unpaid' && ` · ${BOOKING_STATE_LABELS[state]}`}
      </Box>
      <Link component={RouterLink} to={paths.dashboard.messages.with(booking._id)} sx={TOUCHABLE}>
        Message
      </Link>
      <Link href={telephoneHref(mobile)} sx={TOUCHABLE}>
        {mobile}
      </Link>
      {email === MESSAGES.unregistered ? (
        email
      ) : (
        <Link href={`mailto:${email}`} sx={TOUCHABLE}>
          <EmailText>{email}</EmailText>
        </Link>
      )}
      {view && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Saw your contact on {formatTime(view.createdAt.toDate())}
        </Box>
      )}
    </Box>
  );
}
