import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordRows } from '@/components/records/record-rows.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { usePaymentsBy } from '../../api/use-payments.ts';
import { PAYMENT_COLUMNS } from './payment-columns.tsx';

/** What a member paid, newest first, with the way to refund it; for admins. */
export function MemberPayments({ uid }: { uid: string }) {
  const { pages, showMore } = useShownPages('paid');
  return (
    <Box component="section" aria-labelledby="payments" sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" id="payments" sx={{ mb: 2 }}>
        Payments
      </Typography>
      <PagedRecords
        list={usePaymentsBy(uid, pages)}
        label="Payments"
        columns={PAYMENT_COLUMNS}
        onLoadMore={showMore}
        empty={<Typography color="textSecondary">Nothing paid yet</Typography>}
      >
        {({ key, rows }) => (
          <RecordRows key={key} columns={PAYMENT_COLUMNS} records={rows.map(({ data }) => data)} />
        )}
      </PagedRecords>
    </Box>
  );
}
