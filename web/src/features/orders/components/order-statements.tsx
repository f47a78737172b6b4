import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatCents } from '@thriftline/domain/base/money';
import { trackingPage } from '@thriftline/domain/orders/carriers';
import type { Order } from '@thriftline/domain/orders/order';
import { ORDER_PROBLEM_LABELS } from '@thriftline/domain/orders/order-problem';
import type { ReactNode } from 'react';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { ProblemPictures } from './problem-pictures.tsx';

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Box sx={{ typography: 'subtitle2' }}>{title}</Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}

/** What was said about an order: how it was sent, what is wrong, what its seller says to that, why an admin decided so; nothing where nothing was. */
export function OrderStatements({ order }: { order: Stored<Order> }) {
  const { t } = useLingui();
  const { tracking, problem, answer, decision, toBuyer, currency } = order;
  if (!tracking && !problem && !decision) return null;
  const [back, paid] = [toBuyer ?? 0, order.amount].map((cents) => formatCents(cents, currency));
  const page = trackingPage(tracking ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {tracking && (
        <Said title={t`Sent with`}>
          <UserText block>{tracking}</UserText>
          {page !== undefined && (
            <Link
              href={page}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ display: 'inline-block', py: 1 }}
            >
              {t`Track parcel`}
            </Link>
          )}
        </Said>
      )}
      {problem && (
        <Box>
          <Said title={ORDER_PROBLEM_LABELS[problem.reason]}>
            <UserText block>{problem.text}</UserText>
          </Said>
          <ProblemPictures order={order} />
        </Box>
      )}
      {answer && <Said title={t`The seller’s response`}>{answer}</Said>}
      {toBuyer !== undefined && (
        <Said title={t`Split payment`}>{t`${back} of ${paid} refunded to the buyer`}</Said>
      )}
      {decision && (
        <Said title={t`The admin’s decision`}>
          <UserText block>{decision}</UserText>
        </Said>
      )}
    </Box>
  );
}
