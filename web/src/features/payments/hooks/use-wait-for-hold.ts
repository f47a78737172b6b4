import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { useState } from 'react';
import { useNow } from '@/hooks/use-now.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/**
 * After a refusal: the milliseconds until a product that somebody else holds is free, 0 once it is, and undefined when
 * it was not a hold that stood in the way.
 */
export function useWaitForHold(refused: boolean, product: Stored<Product> | undefined): number | undefined {
  const now = useNow(product?.hold?.until.toMillis());
  const [waited, setWaited] = useState(false);
  const state = product === undefined ? undefined : productState(product, now);
  const byAnother = refused && state?.name === 'held';
  // Remembered, since a hold that was released leaves no trace in the product.
  if (byAnother !== waited && (byAnother || !refused)) setWaited(byAnother);
  if (byAnother) return state.until - now;
  return refused && waited && state?.name === 'available' ? 0 : undefined;
}
