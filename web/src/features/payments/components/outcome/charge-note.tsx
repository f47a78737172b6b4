import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { useOnline } from '@/hooks/use-online.ts';
import type { PendingCharge } from '@/lib/saved/pending-charges.ts';
import type { Recording } from '../../hooks/use-recording.ts';
import { useSlow } from '../../hooks/use-slow.ts';

/** So long the shop may take before it is said that it takes long, in milliseconds. */
const SLOW_MS = 3_000;

/** What is known of the card. */
const CARD = lookedUp<Exclude<PendingCharge['state'], 'recorded'>>({
  charged: msg`Your card was charged.`,
  asked: msg`Your card may have been charged. Please don’t pay again.`,
});

/** What is done about it, by what is known of the card, and what keeps it from being done. */
const DOING: Record<
  Exclude<PendingCharge['state'], 'recorded'>,
  Record<'now' | 'offline' | 'slow', string>
> = {
  charged: lookedUp({
    now: msg`Recording your payment…`,
    offline: msg`You’re offline. You can close this page; we’ll update your order when you’re back online.`,
    slow: msg`This is taking longer than usual. You can close this page; we’ll update your order.`,
  }),
  asked: lookedUp({
    now: msg`Checking with the payment provider…`,
    offline: msg`You’re offline. We’ll check when you’re back online.`,
    slow: msg`This is taking longer than usual. You can close this page; My Orders will show the result.`,
  }),
};

interface ChargeNoteProps {
  state: Exclude<PendingCharge['state'], 'recorded'>;
  recording: Extract<Recording['status'], 'recording' | 'waiting' | 'processing'>;
}

/** What is known of a card while the shop has not recorded its payment, and what is done about it. */
export function ChargeNote({ state, recording }: ChargeNoteProps) {
  const { t } = useLingui();
  const online = useOnline();
  const slow = useSlow(SLOW_MS);
  const doing = !online ? 'offline' : slow || recording === 'waiting' ? 'slow' : 'now';
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {CARD[state]}{' '}
      {recording === 'processing' && online
        ? t`Your bank hasn’t confirmed the payment yet. We’ll keep checking.`
        : DOING[state][doing]}
      <LinearProgress aria-label={t`Recording the payment`} sx={{ mt: 1 }} />
    </Alert>
  );
}
