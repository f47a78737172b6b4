import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { formatCents } from '@thriftline/domain/base/money';
import { centsToSeller, type Payout } from '@thriftline/domain/payouts/payout';
import { PAYOUT_LABELS } from '@thriftline/domain/payouts/payout-texts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** What its seller gets of a sale, what the shop keeps of it, and where the money is. */
export function SaleShare({ payout }: { payout: Stored<Payout> }) {
  const { state, fee, back, currency } = payout;
  const isNothing = state === 'cancelled';
  const { t } = useLingui();
  const charged = formatCents(fee, currency);
  const amount = formatCents(back, currency);
  return (
    <>
      <strong>{formatCents(centsToSeller(payout), currency)}</strong>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {!isNothing && fee > 0 && <div>{t`${charged} fee`}</div>}
        {back > 0 && <div>{t`${amount} refunded`}</div>}
        <div>{PAYOUT_LABELS[state]}</div>
      </Box>
    </>
  );
}
