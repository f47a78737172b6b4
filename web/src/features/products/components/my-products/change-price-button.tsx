import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** Loaded when it is first opened: forms take much script. */
const ChangePriceDialog = lazy(async () => ({
  default: (await import('./change-price-dialog.tsx')).ChangePriceDialog,
}));

/** Gives a product another price by a small dialog. */
export function ChangePriceButton({ product, disabled }: { product: Stored<Product>; disabled: boolean }) {
  const { t } = useLingui();
  const name = product.productname;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        sx={{ ...FLUSH_TEXT, whiteSpace: 'nowrap' }}
        onClick={() => setOpen(true)}
        aria-label={t`Change the price of ${name}`}
      >
        <Trans>Change price</Trans>
      </Button>
      <LazyMount open={open}>
        <ChangePriceDialog product={product} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  );
}
