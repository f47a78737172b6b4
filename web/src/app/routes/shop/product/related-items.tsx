import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { StoredListing } from '@thriftline/domain/search/listing';
import type { ReactNode } from 'react';
import { ItemGrid, WIDEST_ROW } from '@/components/cards/item-grid.tsx';
import { LiveItem } from '@/components/cards/live-item.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNewestIn, useNewestOf } from '@/features/products/api/use-newest-in.ts';
import { useIdle } from '@/hooks/use-idle.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

interface RelatedItemsProps {
  product: Stored<Product>;
  /** Whether the viewer is the seller, who is shown none of their own other items. */
  own: boolean;
}

/** What else can be had, newest first: of its seller, once the page has time for it, and in its category. No item twice. */
export function RelatedItems({ product, own }: RelatedItemsProps) {
  const isIdle = useIdle();
  const ofSeller = useNewestOf(isIdle && !own ? [product.sellerId] : []);
  const inCategory = useNewestIn([product.categoryId]);
  const isWaiting = !own && (!isIdle || ofSeller.status === 'loading');
  const shown = new Set([product._id]);
  const rowOf = (list: typeof ofSeller) => {
    const row = list.rows.map(({ data }) => data).filter(({ _id }) => !shown.has(_id));
    return row.slice(0, WIDEST_ROW);
  };
  const fromSeller = rowOf(ofSeller);
  for (const { _id } of fromSeller) shown.add(_id);
  // Below the seller's, which would move them.
  const others = isWaiting ? [] : rowOf(inCategory);
  const { sellername: seller, categoryName: category } = product;
  if (fromSeller.length === 0 && others.length === 0) return null;
  return (
    <Stack spacing={{ xs: 5, md: 6 }}>
      <Row id="from-seller" items={fromSeller}>
        <Trans>
          More from <UserText>{seller}</UserText>
        </Trans>
      </Row>
      <Row id="related" items={others}>
        <Trans>
          More in <UserText>{category}</UserText>
        </Trans>
      </Row>
    </Stack>
  );
}

interface RowProps {
  id: string;
  items: readonly Stored<StoredListing>[];
  /** Its heading. */
  children: ReactNode;
}

function Row({ id, items, children }: RowProps) {
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2.5 }}>
        {children}
      </Typography>
      <ItemGrid oneRow>
        {items.map((item) => (
          <PartBoundary key={item._id} as="li">
            <LiveItem to={paths.product.href(item._id)} item={item} />
          </PartBoundary>
        ))}
      </ItemGrid>
    </Box>
  );
}
