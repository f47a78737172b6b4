import Button from '@mui/material/Button';
import type { Product } from '@thriftline/domain/product';
import { lazy, Suspense, useState } from 'react';
import type { Stored } from '@/lib/stored.ts';

/** Loaded when it is first opened: forms take much script. */
const ChangePriceDialog = lazy(async () => ({
  default: (await import('./change-price-dialog.tsx')).ChangePriceDialog,
}));

/** Gives a product another price by a small dialog. */
export function ChangePriceButton({ product, disabled }: { product: Stored<Product>; disabled: boolean }) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        onClick={() => setState('open')}
        aria-label={`Change the price of ${product.productname}`}
      >
        Change price
      </Button>
      {state !== 'untouched' && (
        <Suspense>
          <ChangePriceDialog product={product} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
