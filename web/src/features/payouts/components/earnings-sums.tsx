import { t } from '@lingui/core/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatCents } from '@thriftline/domain/base/money';
import { EARNING_LABELS } from '@thriftline/domain/payouts/payout-texts';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useEarnings } from '../api/use-earnings.ts';
import { Sums } from './sums.tsx';

function owedText(cents: number): string {
  const amount = formatCents(cents);
  return t`You owe us ${amount}. Buyers were refunded, or their banks hold the money, and your payout account can’t cover it. We deduct it from your next sales.`;
}

/** What a seller gets in sum, by where it is; what is owed stands in a warning. */
export function EarningsSums({ uid, shown }: { uid: string; shown: string }) {
  const { sums, error, retry } = useEarnings(uid, shown);
  const online = useOnline();
  if (sums === undefined && error !== undefined) return <ErrorState error={error} onRetry={retry} />;
  if (sums === undefined && !online) return <NotOnDevice />;
  // Most sellers never see anything on hold or taken back.
  const names = (['waiting', 'onHold', 'onItsWay', 'sent', 'takenBack'] as const).filter(
    (name) => (name !== 'onHold' && name !== 'takenBack') || (sums?.[name] ?? 0) > 0,
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sums !== undefined && sums.owed > 0 && <Alert severity="warning">{owedText(sums.owed)}</Alert>}
      <Sums sums={names.map((name) => [EARNING_LABELS[name], sums && formatCents(sums[name])] as const)} />
    </Box>
  );
}
