import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pickupQrText } from '@thriftline/domain/orders/handover';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { usePickupCode } from '../api/use-order.ts';
import { QrCode } from './qr-code.tsx';

/** Pixels: what stands below it stays where it is when the code comes. */
const HEIGHT = 414;

/** The code that a buyer tells when they get the item. */
export function PickupCode({ orderId }: { orderId: string }) {
  const { status, row } = usePickupCode(orderId, true);
  if (status === 'unknown')
    return (
      <p>
        Your pick-up code: <NotHereYet />
      </p>
    );
  if (status === 'loading') return <LoadingBlock height={HEIGHT} />;
  if (row === undefined) return null;
  const { code, secret } = row.data;
  const half = code.length / 2;
  return (
    <Box
      sx={{
        p: 2,
        minHeight: HEIGHT,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="subtitle1" component="h2">
        Your pick-up code
      </Typography>
      <Box
        aria-label={`The code is ${code.split('').join(' ')}`}
        role="img"
        translate="no"
        sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em', my: 1 }}
      >
        {code.slice(0, half)} {code.slice(half)}
      </Box>
      <QrCode text={pickupQrText(orderId, secret)} />
      <Typography variant="body2" color="textSecondary">
        Give the seller this code only once you have the item and are happy with it. It releases your payment.
        Never send it to anyone.
      </Typography>
    </Box>
  );
}
