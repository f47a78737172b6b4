import Alert from '@mui/material/Alert';
import type { ChargingStep } from '../../confirm-card.ts';

const TEXTS: Record<ChargingStep, string> = {
  begun: 'Preparing your payment. You haven’t been charged.',
  asking: 'Processing your payment… The result will appear here.',
  bank: 'Your bank asks you to confirm this payment. You haven’t been charged.',
  unsure:
    'We’re checking whether your card was charged. Please don’t pay again. You can close this page; My Orders will show the result.',
};

/** What is known of a card while it is being charged. */
export function ChargingNote({ step }: { step: ChargingStep }) {
  return (
    <Alert severity="info" role="status">
      {TEXTS[step]}
    </Alert>
  );
}
