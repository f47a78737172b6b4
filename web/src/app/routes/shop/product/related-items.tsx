import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { ItemGrid, WIDEST_ROW } from '@/components/cards/item-grid.tsx';
import { ListedItem } from '@/components/cards/listed-item.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNewestIn } from '@/features/products/api/use-newest-in.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** The newest other items of a product's category that can still be had. Nothing when there are none. */
export function RelatedItems({ product }: { product: Stored<Product> }) {
  const newest = useNewestIn([product.categoryId]);
  const others = newest.rows
    .map(({ data }) => data)
    .filter((other) => other._id !== product._id)
    .slice(0, WIDEST_ROW);
  if (others.length === 0) return null;
  const category = product.categoryName;
  return (
    <Box component="section" aria-labelledby="related">
      <Typography variant="h2" id="related" sx={{ mb: 2.5 }}>
        <Trans>
          More in <UserText>{category}</UserText>
        </Trans>
      </Typography>
      <ItemGrid oneRow>
        {others.map((other) => (
          <PartBoundary key={other._id} as="li">
            <ListedItem to={paths.product.href(other._id)} item={other} />
          </PartBoundary>
        ))}
      </ItemGrid>
    </Box>
  );
}
