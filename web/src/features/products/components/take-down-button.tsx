import Button from '@mui/material/Button';
import type { Product } from '@thriftline/domain/product';
import { allowsProductAct, type ProductState } from '@thriftline/domain/product-state';
import { useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Stored } from '@/lib/stored.ts';
import { bringBack, takeDown } from '../api/edit-product.ts';

/** The toast when there was no connection. */
const WAITS = 'Waiting to send: others see it once you are back online.';

interface TakeDownButtonProps {
  product: Stored<Product>;
  state: ProductState;
  disabled?: boolean;
}

/** Takes a product down for now, and brings it back. */
export function TakeDownButton({ product, state, disabled = false }: TakeDownButtonProps) {
  const { uid } = useSignedInUser();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const isDown = state.name === 'hidden';

  const toggle = async () => {
    setBusy(true);
    try {
      const sent = await (isDown ? bringBack : takeDown)(uid, product);
      if (sent === 'queued') notify.info(WAITS);
      else notify.success(isDown ? 'It is for sale again' : 'It is taken down: only you see it');
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      size="small"
      variant="outlined"
      disabled={disabled || !allowsProductAct(state, isDown ? 'bringBack' : 'takeDown')}
      loading={busy}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={() => void toggle()}
    >
      {isDown ? 'Bring back' : 'Take down'}
    </Button>
  );
}
