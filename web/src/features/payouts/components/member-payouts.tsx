import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { centsToSeller, type Payout } from '@thriftline/domain/payouts/payout';
import { PAYOUT_LABELS } from '@thriftline/domain/payouts/payout-texts';
import type { SellerAccountState } from '@thriftline/domain/payouts/seller-account';
import { stuckPayoutText } from '@thriftline/domain/payouts/stuck-payout-texts';
import { ItemLink } from '@/components/cards/item-link.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { type RecordColumn, RecordRows } from '@/components/records/record-rows.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatDay } from '@/lib/texts/format-date.ts';
import { usePayouts } from '../api/use-payouts.ts';
import { useSellerAccount } from '../api/use-seller-account.ts';
import { PAYOUT_COLOURS } from '../payout-colours.ts';

const ACCOUNT_LABELS: Record<SellerAccountState, string> = {
  onboarding: 'Payout account not complete',
  ready: 'Payout account ready',
  restricted: 'Payout account on hold',
};

const COLUMNS: readonly RecordColumn<Stored<Payout>>[] = [
  {
    title: 'Item',
    wide: true,
    cell: ({ _id, productname }) => (
      <ItemLink to={paths.dashboard.order.href(_id)}>
        <UserText>{productname}</UserText>
      </ItemLink>
    ),
  },
  { title: 'Sold', cell: ({ createdAt }) => formatDay(createdAt.toDate().toISOString()) },
  { title: 'Paid by the buyer', cell: ({ gross, currency }) => formatCents(gross, currency) },
  { title: 'Refunded', cell: ({ back, currency }) => (back > 0 ? formatCents(back, currency) : '—') },
  { title: 'Fee', cell: ({ fee, currency }) => formatCents(fee, currency) },
  { title: 'To the seller', cell: (payout) => formatCents(centsToSeller(payout), payout.currency) },
  {
    title: 'Status',
    wide: true,
    cell: (payout) => (
      <>
        <Chip
          size="small"
          variant="outlined"
          color={PAYOUT_COLOURS[payout.state]}
          label={payout.state === 'owed' ? 'Owed by the seller' : PAYOUT_LABELS[payout.state]}
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
  const { pages, showMore } = useShownPages();
  const account = useSellerAccount(uid).row?.data;
  return (
    <Box component="section" aria-labelledby="payouts" sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h3" component="h2" id="payouts">
          Payouts
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
        label="Payouts"
        columns={COLUMNS}
        onLoadMore={showMore}
        empty={<Typography color="textSecondary">No payouts yet</Typography>}
      >
        {({ key, rows }) => <RecordRows key={key} columns={COLUMNS} records={rows.map(({ data }) => data)} />}
      </PagedRecords>
    </Box>
  );
}
