import { msg } from '@lingui/core/macro';
import Chip from '@mui/material/Chip';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { ProductState } from '@thriftline/domain/catalogue/product-state';

const LABELS: Readonly<Record<ProductState['name'], string>> = lookedUp({
  available: msg`Available`,
  held: msg`Being bought`,
  hidden: msg`Hidden`,
  sold: msg`Sold`,
});
const COLORS = { available: 'success', held: 'warning', hidden: 'default', sold: 'default' } as const;

/** Whether a product can still be bought, for its seller. */
export function ProductStateLabel({ state }: { state: ProductState }) {
  return <Chip size="small" variant="outlined" color={COLORS[state.name]} label={LABELS[state.name]} />;
}
