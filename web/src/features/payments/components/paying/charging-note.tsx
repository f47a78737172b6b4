import { msg } from '@lingui/core/macro';
import Alert from '@mui/material/Alert';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { ChargingStep } from '../../confirm-card.ts';

const TEXTS = lookedUp<ChargingStep>({
  begun: msg`Preparing your payment. You haven’t been charged.`,
  asking: msg`Processing your payment… The result will appear here.`,
  bank: msg`Your bank asks you to confirm this payment. You haven’t been charged.`,
  unsure: msg`We’re checking whether your card was charged. Please don’t pay again. You can close this page; My Orders will show the result.`,
});

/** What is known of a card while it is being charged. */
export function ChargingNote({ step }: { step: ChargingStep }) {
  return (
    <Alert severity="info" role="status">
      {TEXTS[step]}
    </Alert>
  );
}
