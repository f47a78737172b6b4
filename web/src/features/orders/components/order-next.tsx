import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Side } from '@thriftline/domain/base/side';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { NextStep } from '@thriftline/domain/orders/next-step';
import type { Order } from '@thriftline/domain/orders/order';
import { orderDisputeText } from '@thriftline/domain/orders/order-dispute-texts';
import { lazy } from 'react';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatTime } from '@/lib/texts/format-time.ts';

// Of the few orders whose money goes back.
const RefundProgressNote = lazy(async () => ({
  default: (await import('./refund-progress-note.tsx')).RefundProgressNote,
}));

interface OrderNextProps {
  order: Stored<Order>;
  /** Nothing for an admin, who reads of a dispute alone. */
  side: Side | undefined;
  next: NextStep;
  /** When the clock ends what the order is. */
  until: StoredTime | undefined;
}

/** What becomes of what was paid, in words for who reads it; while a bank has the money, that alone. */
export function OrderNext({ order, side, next: { text, otherwise }, until }: OrderNextProps) {
  const disputed = orderDisputeText(order.dispute, side ?? 'admin');
  const isBack = order.state === 'refunded' || order.toBuyer !== undefined;
  const words = <Typography>{text}</Typography>;
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        <Trans>What happens next</Trans>
      </Typography>
      {disputed !== undefined ? (
        <Alert severity="warning">{disputed}</Alert>
      ) : side && isBack ? (
        <LazySection fallback={words}>
          <RefundProgressNote orderId={order._id} side={side} otherwise={words} />
        </LazySection>
      ) : (
        words
      )}
      {otherwise && until && disputed === undefined && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {otherwise(formatTime(until.toDate()))}
        </Typography>
      )}
    </Box>
  );
}
