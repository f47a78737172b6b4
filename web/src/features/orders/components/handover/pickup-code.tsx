import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pickupQrText } from '@thriftline/domain/orders/handover';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { PANEL } from '@/components/records/panel.ts';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { usePickupCode } from '../../api/use-order.ts';
import { QrCode } from './qr-code.tsx';

/** Pixels: what stands below it stays where it is when the code comes. */
const HEIGHT = 414;

/** The code that a buyer tells when they get the item. */
export function PickupCode({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const { status, row } = usePickupCode(orderId, true);
  if (status === 'unknown')
    return (
      <p>
        <Trans>
          Your pick-up code: <NotHereYet />
        </Trans>
      </p>
    );
  if (status === 'loading') return <LoadingBlock height={HEIGHT} />;
  if (row === undefined) return null;
  const { code, secret } = row.data;
  const half = code.length / 2;
  const digits = code.split('').join(' ');
  return (
    <Box sx={{ ...PANEL, minHeight: HEIGHT }}>
      <Typography variant="subtitle1" component="h2">
        {t`Your pick-up code`}
      </Typography>
      <Box
        aria-label={t`The code is ${digits}`}
        role="img"
        translate="no"
        sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em', my: 1 }}
      >
        {/* One number in two halves, in this order wherever one reads from the right. */}
        <bdi dir="ltr">
          {code.slice(0, half)} {code.slice(half)}
        </bdi>
      </Box>
      <QrCode text={pickupQrText(orderId, secret)} />
      <Typography variant="body2" color="textSecondary">
        <Trans>
          Give the seller this code only once you have the item and are happy with it. It releases your
          payment. Never send it to anyone.
        </Trans>
      </Typography>
    </Box>
  );
}
