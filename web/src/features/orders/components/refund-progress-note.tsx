import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Side } from '@thriftline/domain/base/side';
import { refundProgressText } from '@thriftline/domain/payments/refund-progress-texts';
import type { ReactNode } from 'react';
import { useOrderPayment } from '../api/use-order.ts';

interface MoneyBackNoteProps {
  orderId: string;
  side: Side;
  /** What is said while the words of the order are true. */
  otherwise: ReactNode;
}

/** What became of the money of an order that goes back to its buyer, live: on its way, or that it cannot be sent. */
export function RefundProgressNote({ orderId, side, otherwise }: MoneyBackNoteProps) {
  const payment = useOrderPayment(orderId);
  const words = payment && refundProgressText(payment, side);
  if (words === undefined) return otherwise;
  if (words.failed) return <Alert severity="warning">{words.text}</Alert>;
  return <Typography>{words.text}</Typography>;
}
