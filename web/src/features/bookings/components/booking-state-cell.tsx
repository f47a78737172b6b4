import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { paths } from '@thriftline/domain/base/paths';
import { BOOKING_STATE_LABELS, type BookingState } from '@thriftline/domain/orders/booking-state';
import { type OrderDispute, orderDisputeText } from '@thriftline/domain/orders/order-dispute-texts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useChargeToSettle } from '@/hooks/use-charge-to-settle.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { BookingStateChip } from './booking-state-chip.tsx';
import { ChargedCell } from './charged-cell.tsx';

interface BookingStateCellProps {
  state: BookingState;
  dispute: OrderDispute | undefined;
  bookingsId: string;
  /** By which it was paid, once it is. */
  orderId?: string | undefined;
  /** Not sent yet: there is nothing to pay. */
  pending: boolean;
  /** Where there is little room: one act, what became of it and the receipt elsewhere. */
  short?: boolean;
}

/** The way to pay a booking, or what became of it. */
export function BookingStateCell(props: BookingStateCellProps) {
  const { state, dispute, bookingsId, orderId, pending, short = false } = props;
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const charge = useChargeToSettle(uid, bookingsId, state);
  const online = useOnline();
  const reasonId = useId();
  const size = short ? 'small' : 'medium';
  if (state !== 'unpaid') {
    const disputed = orderDisputeText(dispute, 'buyer');
    if (short && disputed === undefined && (state !== 'paid' || orderId === undefined)) return null;
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {!short && <BookingStateChip state={state} />}
        {state === 'paid' && orderId !== undefined && (
          <Button
            component={Link}
            to={paths.dashboard.order.href(orderId)}
            size={size}
            sx={short ? {} : { px: 1 }}
          >
            {t`Track order`}
          </Button>
        )}
        {disputed !== undefined && <Chip color="warning" variant="outlined" label={t`Disputed`} />}
        {state !== 'soldToAnother' && !short && (
          <Button component={Link} to={paths.dashboard.receipt.href(bookingsId)} sx={{ px: 1 }}>
            {t`Receipt`}
          </Button>
        )}
        {disputed !== undefined && (
          <Box sx={{ flexBasis: '100%', mt: 0.5, maxWidth: '48ch', typography: 'body2' }}>{disputed}</Box>
        )}
      </Box>
    );
  }
  if (charge) return <ChargedCell charge={charge} />;
  if (pending || !online) {
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
        <Button variant="contained" size={size} disabled aria-describedby={reasonId}>
          {BOOKING_STATE_LABELS.unpaid}
        </Button>
        <Box component="span" id={reasonId} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {pending ? t`Once the booking is sent` : t`Needs a connection`}
        </Box>
      </Box>
    );
  }
  return (
    <Button variant="contained" size={size} component={Link} to={paths.dashboard.payment.href(bookingsId)}>
      {BOOKING_STATE_LABELS.unpaid}
    </Button>
  );
}
