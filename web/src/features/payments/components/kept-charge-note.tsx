import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { bookingState } from '@thriftline/domain/booking-state';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useChargeToSettle } from '@/hooks/use-charge-to-settle.ts';
import { type ChargeKnowledge, useKeptCharges } from '@/lib/kept-charges.ts';
import { useBookingToPay } from '../api/use-booking-to-pay.ts';

const TEXTS: Record<ChargeKnowledge, string> = {
  asked: 'Your card may have been charged for this; it is not known yet. Please do not pay again.',
  charged: 'Your card was charged for this. The shop’s record of it is not on this device yet.',
  recorded: 'The shop has your payment. What became of it is not on this device yet.',
};

interface KeptChargeNoteProps {
  uid: string;
  paymentIntentId: string;
}

/** What this device knows of the card that an order was paid with, while the booking does not say so; else nothing. */
export function KeptChargeNote({ uid, paymentIntentId }: KeptChargeNoteProps) {
  const kept = useKeptCharges(uid).find((one) => one.paymentIntentId === paymentIntentId);
  return kept ? <Note uid={uid} bookingsId={kept.bookingsId} /> : null;
}

function Note({ uid, bookingsId }: { uid: string; bookingsId: string }) {
  const { row } = useBookingToPay(bookingsId);
  const charge = useChargeToSettle(uid, bookingsId, row && bookingState(row.data));
  if (charge === undefined) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, maxWidth: 640 }}
      action={
        <Button color="inherit" component={Link} to={paths.dashboard.payment.href(charge.bookingsId)}>
          Look
        </Button>
      }
    >
      {TEXTS[charge.state]}
    </Alert>
  );
}
