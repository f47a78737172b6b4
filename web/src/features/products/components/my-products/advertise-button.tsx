import Button from '@mui/material/Button';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useAdvertise } from '../../hooks/use-advertise.ts';

interface AdvertiseButtonProps {
  product: Stored<Product>;
  /** Whether there is an advertisement; undefined until known. */
  advertised: boolean | undefined;
  disabled: boolean;
}

/** Puts a product on the home page, once, and takes it off again. */
export function AdvertiseButton({ product, advertised, disabled }: AdvertiseButtonProps) {
  const { label, busy, toggle } = useAdvertise(product, advertised);
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={disabled || advertised === undefined}
      loading={busy}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => void toggle()}
    >
      {label}
    </Button>
  );
}
