import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useOnline } from '@/hooks/use-online.ts';
import type { KeptCharge } from '@/lib/kept-charges.ts';
import type { Recording } from '../hooks/use-recording.ts';
import { useSlow } from '../hooks/use-slow.ts';

/** So long the shop may take before it is said that it takes long, in milliseconds. */
const SLOW_MS = 3_000;

/** What is known of the card. */
const CARD: Record<Exclude<KeptCharge['state'], 'recorded'>, string> = {
  charged: 'Your card was charged.',
  asked: 'Your card may have been charged: the answer did not reach this device. Please do not pay again.',
};

/** What is done about it, by what is known of the card, and what keeps it from being done. */
const DOING: Record<Exclude<KeptCharge['state'], 'recorded'>, Record<'now' | 'offline' | 'slow', string>> = {
  charged: {
    now: 'Your payment is being recorded.',
    offline:
      'The connection is gone; your payment is being recorded as soon as it is back. You may close this page.',
    slow: 'The shop has not answered yet; your payment is recorded as soon as it does. You may close this page.',
  },
  asked: {
    now: 'We are finding out.',
    offline: 'The connection is gone; we find out as soon as it is back.',
    slow: 'The shop has not answered yet; we go on asking, and it is told here. You may close this page.',
  },
};

const PROCESSING = 'Your bank has not ended the payment yet. We go on asking.';

interface ChargeNoteProps {
  state: Exclude<KeptCharge['state'], 'recorded'>;
  recording: Extract<Recording['status'], 'recording' | 'waiting' | 'processing'>;
}

/** What is known of a card while the shop has not recorded its payment, and what is done about it. */
export function ChargeNote({ state, recording }: ChargeNoteProps) {
  const online = useOnline();
  const slow = useSlow(SLOW_MS);
  const doing = !online ? 'offline' : slow || recording === 'waiting' ? 'slow' : 'now';
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {CARD[state]} {recording === 'processing' && online ? PROCESSING : DOING[state][doing]}
      <LinearProgress aria-label="Recording the payment" sx={{ mt: 1 }} />
    </Alert>
  );
}
