import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { centsToSeller, type Payout } from '@thriftline/domain/payouts/payout';
import { payoutNext } from '@thriftline/domain/payouts/payout-texts';
import { feeRuleText } from '@thriftline/domain/settings/fee-texts';
import { Link } from 'react-router-dom';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import { Detail, PayoutState, SoldItem } from './payout-cells.tsx';

const columns = () => [t`Item`, t`Paid by the buyer`, t`Fee`, t`You get`, t`Status`];

const forDelivery = (amount: string) => t`${amount} for delivery`;
const refundedText = (amount: string) => t`${amount} refunded`;

function Row({ payout }: { payout: Stored<Payout> }) {
  const { t } = useLingui();
  const { currency, state, gross, deliveryPrice, back, fee, feeRule } = payout;
  const money = (cents: number) => formatCents(cents, currency);
  const rule = feeRuleText(feeRule, currency);
  return (
    <RecordRow>
      <RecordCell>
        <SoldItem payout={payout} />
      </RecordCell>
      <RecordCell label={t`Paid by the buyer`}>
        {money(gross)}
        {deliveryPrice > 0 && <Detail>{forDelivery(money(deliveryPrice))}</Detail>}
        {back > 0 && <Detail>{refundedText(money(back))}</Detail>}
      </RecordCell>
      <RecordCell label={t`Fee`}>
        {money(fee)}
        {fee > 0 && rule !== undefined && (
          <Box component="span" sx={{ whiteSpace: { lg: 'nowrap' } }}>
            <Detail>{rule}</Detail>
          </Box>
        )}
      </RecordCell>
      <RecordCell label={t`You get`}>
        <strong>{money(centsToSeller(payout))}</strong>
      </RecordCell>
      <RecordCell label={t`Status`} wide>
        <PayoutState state={state} />
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
  const { t } = useLingui();
  return (
    <PagedRecords
      list={list}
      label={t`Payouts`}
      columns={columns()}
      onLoadMore={onLoadMore}
      empty={
        <EmptyState
          picture={<ParcelPicture />}
          title={t`No payouts yet`}
          action={
            <Button variant="contained" component={Link} to={paths.dashboard.myProducts.href()}>
              {t`View My Products`}
            </Button>
          }
        >
          {t`Your payout for each sale appears here once a buyer has paid.`}
        </EmptyState>
      }
    >
      {({ rows }) =>
        rows.map(({ data }) => (
          <PartBoundary key={data._id} as="tr">
            <Row payout={data} />
          </PartBoundary>
        ))
      }
    </PagedRecords>
  );
}
