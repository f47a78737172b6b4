import Chip from '@mui/material/Chip';
import type { ProductState } from '@thriftline/domain/catalogue/product-state';

const LABELS: Record<ProductState['name'], string> = {
  available: 'Available',
  held: 'Being bought',
  hidden: 'Hidden',
  sold: 'Sold',
};
const COLORS = { available: 'success', held: 'warning', hidden: 'default', sold: 'default' } as const;

/** Whether a product can still be bought, for its seller. */
export function ProductStateLabel({ state }: { state: ProductState }) {
  return <Chip size="small" variant="outlined" color={COLORS[state.name]} label={LABELS[state.name]} />;
}
