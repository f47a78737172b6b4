import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import type { Order } from '@thriftline/domain/orders/order';
import { isTakenBack } from '@thriftline/domain/payouts/payout';
import type { PayoutState } from '@thriftline/domain/payouts/payout-machine';
import { PAYOUT_LABELS, payoutNext } from '@thriftline/domain/payouts/payout-texts';
import { Link as RouterLink } from 'react-router-dom';
import type { Stored } from '@/lib/firebase/stored.ts';
import { usePayout } from '../api/use-payouts.ts';
import { PAYOUT_COLORS } from '../payout-colors.ts';

/** What the seller gets: of what went and came back it is not said any more. */
function shareWords(state: PayoutState, net: string): string {
  switch (state) {
    case 'cancelled':
      return t`No payout`;
    case 'reverseDue':
    case 'reversed':
    case 'owed':
      return t`Your share was ${net}`;
    default:
      return t`You get ${net}`;
  }
}

/** What the seller gets of an order; nothing where nothing was written down of it. */
export function OrderPayout({ order }: { order: Stored<Order> }) {
  const { t } = useLingui();
  const { row } = usePayout(order._id);
  if (row === undefined) return null;
  const { state, net, fee, transferred, currency } = row.data;
  const share = formatCents(isTakenBack(state) ? transferred : net, currency);
  const charged = formatCents(fee, currency);
  const isCharged = state !== 'cancelled' && !isTakenBack(state) && fee > 0;
  return (
    <Box
      component="section"
      aria-label={t`Your payout`}
      sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <span>
          {isCharged ? (
            <Trans>
              <strong>You get {share}</strong> after a {charged} fee
            </Trans>
          ) : (
            <strong>{shareWords(state, share)}</strong>
          )}
        </span>
        <Chip size="small" variant="outlined" color={PAYOUT_COLORS[state]} label={PAYOUT_LABELS[state]} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{payoutNext(row.data, order.dispute === 'open')}</Box>
      <Link component={RouterLink} to={paths.dashboard.payouts.href()}>
        {t`Payouts`}
      </Link>
    </Box>
  );
}
