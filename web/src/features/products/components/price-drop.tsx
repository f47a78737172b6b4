import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { formatPrice } from '@thriftline/domain/base/money';
import { REDUCTION_DAYS, reducedFrom } from '@thriftline/domain/catalogue/prices/price-changes';
import type { Product } from '@thriftline/domain/catalogue/product';
import { serverNow } from '@/lib/clock/server-clock.ts';

/** What a price was reduced from: the lowest of the 30 days before. Nothing where it was not reduced lately. */
export function PriceDrop({ item }: { item: Pick<Product, 'resaleprice' | 'priceChanges'> }) {
  const was = reducedFrom(item.priceChanges, item.resaleprice, serverNow());
  if (was === undefined) return null;
  const [price, days] = [formatPrice(was), REDUCTION_DAYS];
  return (
    <Typography variant="body2" color="text.secondary">
      <Trans>
        Was {price}, the lowest price in the {days} days before
      </Trans>
    </Typography>
  );
}
