import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { Link } from 'react-router-dom';
import { useChargeToSettle } from '@/hooks/use-charge-to-settle.ts';
import { useWords } from '@/lib/language/use-words.ts';
import { usePendingCharges } from '@/lib/saved/pending-charges.ts';
import { CHARGE_TEXTS } from '@/lib/texts/charge-texts.ts';
import { useBookingToPay } from '../../api/use-booking-to-pay.ts';

interface PendingChargeNoteProps {
  uid: string;
  paymentIntentId: string;
}

/** What this device knows of the card that an order was paid with, while the booking does not say so; else nothing. */
export function PendingChargeNote({ uid, paymentIntentId }: PendingChargeNoteProps) {
  const kept = usePendingCharges(uid).find((one) => one.paymentIntentId === paymentIntentId);
  return kept ? <Note uid={uid} bookingsId={kept.bookingsId} /> : null;
}

function Note({ uid, bookingsId }: { uid: string; bookingsId: string }) {
  const words = useWords();
  const { row } = useBookingToPay(bookingsId);
  const charge = useChargeToSettle(uid, bookingsId, row && bookingState(row.data));
  if (charge === undefined) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, maxWidth: '40rem' }}
      action={
        <Button color="inherit" component={Link} to={paths.dashboard.payment.href(charge.bookingsId)}>
          <Trans>View payment</Trans>
        </Button>
      }
    >
      {words(CHARGE_TEXTS[charge.state])}
    </Alert>
  );
}
