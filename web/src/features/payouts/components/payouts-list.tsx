import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { centsToSeller, type Payout } from '@thriftline/domain/payouts/payout';
import { PAYOUT_LABELS, payoutNext } from '@thriftline/domain/payouts/payout-texts';
import { feeRuleText } from '@thriftline/domain/settings/fee-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ItemLink } from '@/components/cards/item-link.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import { formatDay } from '@/lib/texts/format-date.ts';
import { PAYOUT_COLOURS } from '../payout-colours.ts';

const COLUMNS = ['Item', 'Paid by the buyer', 'Fee', 'You get', 'Status'] as const;

/** Smaller words under a value. */
function Detail({ children }: { children: ReactNode }) {
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>;
}

function Row({ payout }: { payout: Stored<Payout> }) {
  const { currency, state, gross, deliveryPrice, back, fee, feeRule } = payout;
  const amount = (cents: number) => formatCents(cents, currency);
  const rule = feeRuleText(feeRule, currency);
  return (
    <RecordRow>
      <RecordCell>
        <Box sx={{ typography: 'subtitle1' }}>
          <ItemLink to={paths.dashboard.order.href(payout._id)}>
            <UserText>{payout.productname}</UserText>
          </ItemLink>
        </Box>
        <Detail>Sold {formatDay(payout.createdAt.toDate().toISOString())}</Detail>
      </RecordCell>
      <RecordCell label="Paid by the buyer">
        {amount(gross)}
        {deliveryPrice > 0 && <Detail>{amount(deliveryPrice)} for delivery</Detail>}
        {back > 0 && <Detail>{amount(back)} refunded</Detail>}
      </RecordCell>
      <RecordCell label="Fee">
        {amount(fee)}
        {fee > 0 && rule !== undefined && (
          <Box component="span" sx={{ whiteSpace: { lg: 'nowrap' } }}>
            <Detail>{rule}</Detail>
          </Box>
        )}
      </RecordCell>
      <RecordCell label="You get">
        <strong>{amount(centsToSeller(payout))}</strong>
      </RecordCell>
      <RecordCell label="Status" wide>
        <Chip size="small" variant="outlined" color={PAYOUT_COLOURS[state]} label={PAYOUT_LABELS[state]} />
        <Box sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary', maxWidth: { lg: '34ch' } }}>
          {payoutNext(payout)}
        </Box>
      </RecordCell>
    </RecordRow>
  );
}

interface PayoutsListProps {
  list: PagedList<Stored<Payout>>;
  onLoadMore: () => void;
}

/** What a seller gets of each sale, newest first: what was paid, what the shop keeps, where the rest is. */
export function PayoutsList({ list, onLoadMore }: PayoutsListProps) {
  return (
    <PagedRecords
      list={list}
      label="Payouts"
      columns={COLUMNS}
      onLoadMore={onLoadMore}
      empty={
        <EmptyState
          picture={<ParcelPicture />}
          title="No payouts yet"
          action={
            <Button variant="contained" component={Link} to={paths.dashboard.myProducts.href()}>
              View My Products
            </Button>
          }
        >
          Your payout for each sale appears here once a buyer has paid.
        </EmptyState>
      }
    >
      {({ rows }) => rows.map(({ data }) => <Row key={data._id} payout={data} />)}
    </PagedRecords>
  );
}
