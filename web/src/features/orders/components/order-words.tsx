import Box from '@mui/material/Box';
import type { Order } from '@thriftline/domain/order';
import { ORDER_PROBLEM_LABELS } from '@thriftline/domain/order-problem';
import type { ReactNode } from 'react';

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Box sx={{ typography: 'subtitle2' }}>{title}</Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}

/** What was said about an order: how it was sent, what is wrong, why an admin decided so; nothing where nothing was. */
export function OrderWords({ order }: { order: Pick<Order, 'tracking' | 'problem' | 'decision'> }) {
  const { tracking, problem, decision } = order;
  if (!tracking && !problem && !decision) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {tracking && <Said title="Sent by">{tracking}</Said>}
      {problem && <Said title={ORDER_PROBLEM_LABELS[problem.reason]}>{problem.text}</Said>}
      {decision && <Said title="What the admin says">{decision}</Said>}
    </Box>
  );
}
