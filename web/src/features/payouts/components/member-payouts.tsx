import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { formatCents } from '@thriftline/domain/base/money';
import { centsToSeller, type Payout } from '@thriftline/domain/payouts/payout';
import { PAYOUT_LABELS } from '@thriftline/domain/payouts/payout-texts';
import type { SellerAccountState } from '@thriftline/domain/payouts/seller-account';
import { stuckPayoutText } from '@thriftline/domain/payouts/stuck-payout-texts';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { type RecordColumn, RecordRows } from '@/components/records/record-rows.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { usePayouts } from '../api/use-payouts.ts';
import { useSellerAccount } from '../api/use-seller-account.ts';
import { PAYOUT_COLORS } from '../payout-colors.ts';
import { SoldItem } from './payout-cells.tsx';

const ACCOUNT_LABELS = lookedUp<SellerAccountState>({
  onboarding: msg`Payout account not complete`,
  ready: msg`Payout account ready`,
  restricted: msg`Payout account on hold`,
});

const columnsOf = (): readonly RecordColumn<Stored<Payout>>[] => [
  {
    title: t`Item`,
    bare: true,
    cell: (payout) => <SoldItem payout={payout} />,
  },
  { title: t`Paid by the buyer`, cell: ({ gross, currency }) => formatCents(gross, currency) },
  { title: t`Refunded`, cell: ({ back, currency }) => (back > 0 ? formatCents(back, currency) : '—') },
  { title: t`Fee`, cell: ({ fee, currency }) => formatCents(fee, currency) },
  { title: t`To the seller`, cell: (payout) => formatCents(centsToSeller(payout), payout.currency) },
  {
    title: t`Status`,
    bare: true,
    cell: (payout) => (
      <>
        <Chip
          size="small"
          variant="outlined"
          color={PAYOUT_COLORS[payout.state]}
          label={payout.state === 'owed' ? t`Owed by the seller` : PAYOUT_LABELS[payout.state]}
        />
        {(payout.state === 'blocked' || payout.state === 'owed') && (
          <Box sx={{ mt: 0.5, typography: 'body2', maxWidth: { lg: '34ch' } }}>{stuckPayoutText(payout)}</Box>
        )}
      </>
    ),
  },
];

/** What a member gets of each sale, and whether their payout account takes it; for admins. */
export function MemberPayouts({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const account = useSellerAccount(uid).row?.data;
  const columns = columnsOf();
  return (
    <Box component="section" aria-labelledby="payouts" sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h3" component="h2" id="payouts">
          {t`Payouts`}
        </Typography>
        {account !== undefined && (
          <Chip
            size="small"
            variant="outlined"
            color={account.state === 'restricted' ? 'warning' : 'default'}
            label={ACCOUNT_LABELS[account.state]}
          />
        )}
      </Box>
      <PagedRecords
        list={usePayouts(uid, pages)}
        label={t`Payouts`}
        columns={columns}
        onLoadMore={showMore}
        empty={<Typography color="textSecondary">{t`No payouts yet`}</Typography>}
      >
        {({ key, rows }) => <RecordRows key={key} columns={columns} records={rows.map(({ data }) => data)} />}
      </PagedRecords>
    </Box>
  );
}
