import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { PrintSheet } from '@/components/plain/print-sheet.tsx';
import { Wordmark } from '@/components/plain/wordmark.tsx';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { useReceipt } from '../../api/use-receipt.ts';
import { receiptLinesOf } from '../../receipt-lines-of.ts';
import { type ReceiptLine, ReceiptLines } from './receipt-lines.tsx';

type PaidReceipt = Extract<ReturnType<typeof useReceipt>, { status: 'ready' }>;

/** The lines of a receipt; the seller's name leads its buyer to the seller's page. */
function linesOf(receipt: PaidReceipt, uid: string): ReceiptLine[] {
  const { sellerId } = receipt.payment;
  return receiptLinesOf(receipt).map(({ title, value, isSeller }) => ({
    title,
    value:
      isSeller && sellerId !== undefined && sellerId !== uid ? (
        <TextLink component={Link} to={paths.seller.href(sellerId)} color="inherit">
          {value}
        </TextLink>
      ) : (
        value
      ),
  }));
}

/** The receipt of a payment intent or of a booking of one's own. */
export function Receipt({ id }: { id: string }) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const receipt = useReceipt(id, uid);

  if (receipt.status === 'loading') return <LoadingBlock height={420} maxWidth={640} />;
  if (receipt.status === 'error') return <ErrorState error={receipt.error} onRetry={receipt.retry} />;
  if (receipt.status === 'unknown') return <NotOnDevice />;
  if (receipt.status === 'missing') {
    return (
      <EmptyState
        picture={<ParcelPicture />}
        title={t`This receipt doesn’t exist`}
        action={
          <Button variant="contained" component={Link} to={paths.dashboard.myOrders.href()}>
            {t`Open My Orders`}
          </Button>
        }
      >
        {t`You’ll find the receipt here once the order is paid.`}
      </EmptyState>
    );
  }
  return (
    <>
      <PrintSheet>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
          <Wordmark />
          <Typography component="p" variant="h4">
            {t`Receipt`}
          </Typography>
        </Box>
        <ReceiptLines lines={linesOf(receipt, uid)} />
      </PrintSheet>
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
}
