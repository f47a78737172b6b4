import Alert from '@mui/material/Alert';
import type { ChargingStep } from '../confirm-card.ts';

const TEXTS: Record<ChargingStep, string> = {
  begun: 'Your payment is being prepared. Nothing was charged yet.',
  asking:
    'The card provider is being asked to charge your card. Nobody knows yet whether it was; this page says so as soon as the answer is there.',
  bank: 'Your bank wants to know that it is you. Your card is not charged before you have answered it.',
  unsure:
    'We are finding out whether your card was charged. Please do not pay again; this page goes on by itself as soon as the answer is there, and you may close it.',
};

/** What is known of a card while it is being charged. */
export function ChargingNote({ step }: { step: ChargingStep }) {
  return (
    <Alert severity="info" role="status">
      {TEXTS[step]}
    </Alert>
  );
}
