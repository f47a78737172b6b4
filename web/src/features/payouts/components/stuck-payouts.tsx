import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents } from '@thriftline/domain/base/money';
import { centsOwed, centsToSend, type Payout } from '@thriftline/domain/payouts/payout';
import { stuckPayoutText } from '@thriftline/domain/payouts/stuck-payout-texts';
import { MemberLink } from '@/components/records/member-link.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import { useStuckPayouts } from '../api/use-payouts.ts';
import { PayoutState, SoldItem } from './payout-cells.tsx';

const columns = () => [t`Item`, t`Seller`, t`Amount`, t`Why`];

/** Cents that are stuck: what the seller is to get, or what of that which went has to come back. */
function stuckCents(payout: Payout): number {
  return payout.state === 'owed' ? centsOwed(payout) : centsToSend(payout);
}

function Row({ payout }: { payout: Stored<Payout> }) {
  const { row: seller } = useLiveDocument(documentOf('users', payout.sellerId));
  const { t } = useLingui();
  const { state, failure, currency } = payout;
  const code = failure?.replaceAll('_', ' ');
  return (
    <RecordRow>
      <RecordCell>
        <SoldItem payout={payout} />
      </RecordCell>
      <RecordCell label={t`Seller`}>
        <MemberLink uid={payout.sellerId}>{seller?.data.name ?? t`Seller`}</MemberLink>
      </RecordCell>
      <RecordCell label={t`Amount`}>{formatCents(stuckCents(payout), currency)}</RecordCell>
      <RecordCell>
        <PayoutState state={state} />
        <Box sx={{ mt: 0.5, typography: 'body2', maxWidth: { lg: '48ch' } }}>{stuckPayoutText(payout)}</Box>
        {code !== undefined && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t`Provider message: ${code}`}
          </Box>
        )}
      </RecordCell>
    </RecordRow>
  );
}

/** Payouts that somebody has to look after, those that have waited longest first. */
export function StuckPayouts() {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  return (
    <Box component="section" aria-labelledby="stuck" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="stuck" sx={{ mb: 2 }}>
        {t`Stuck payouts`}
      </Typography>
      <PagedRecords
        list={useStuckPayouts(pages)}
        label={t`Stuck payouts`}
        columns={columns()}
        onLoadMore={showMore}
        empty={
          <EmptyState
            title={t`No stuck payouts`}
          >{t`Payouts that we can’t send or reverse appear here.`}</EmptyState>
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
    </Box>
  );
}
