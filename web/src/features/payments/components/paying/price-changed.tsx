import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatPrice } from '@thriftline/domain/base/money';

interface PriceChangedProps {
  /** What the item costs now. */
  price: number;
  /** What the page showed until now. */
  shown: number;
  onAgree: () => void;
}

/** The item costs something else than the page showed: nothing is charged before the buyer agrees. */
export function PriceChanged({ price: now, shown, onAgree }: PriceChangedProps) {
  const { t } = useLingui();
  const [price, before] = [formatPrice(now), formatPrice(shown)] as const;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onAgree}>
          {t`Continue at ${price}`}
        </Button>
      }
    >
      {t`The price is now ${price} (it was ${before}). You haven’t been charged.`}
    </Alert>
  );
}
