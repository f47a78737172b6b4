import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatPrice } from '@thriftline/domain/base/money';

interface PriceChangedProps {
  /** What the item costs now, in dollars. */
  price: number;
  /** What the page showed until now. */
  shown: number;
  onAgree: () => void;
}

/** The item costs something else than the page showed: nothing is charged before the buyer agrees. */
export function PriceChanged({ price, shown, onAgree }: PriceChangedProps) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onAgree}>
          Continue at {formatPrice(price)}
        </Button>
      }
    >
      The price is now {formatPrice(price)} (it was {formatPrice(shown)}). You haven’t been charged.
    </Alert>
  );
}
