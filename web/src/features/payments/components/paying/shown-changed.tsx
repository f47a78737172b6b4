import type { ShownChange } from '../../change-shown.ts';
import { ItemChanged } from './item-changed.tsx';
import { PriceChanged } from './price-changed.tsx';

interface ShownChangedProps extends ShownChange {
  onAgree: () => void;
}

/** The item is not what the page showed: the buyer is asked anew. */
export function ShownChanged({ what, product, shown, now, onAgree }: ShownChangedProps) {
  if (what === 'item') return <ItemChanged product={product} onAgree={onAgree} />;
  return <PriceChanged price={now.productprice} shown={shown.productprice} onAgree={onAgree} />;
}
