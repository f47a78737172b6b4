import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { picturesOf } from '@thriftline/domain/pictures/pictures-of';
import { ItemGrid } from '@/components/cards/item-grid.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useSoldLately } from '@/features/products/api/use-sold-lately.ts';
import { ProductCard } from '@/features/products/components/product-card.tsx';
import { useWishesOf } from '@/features/wishlist/api/use-wishes-of.ts';
import { WishButton } from '@/features/wishlist/components/wish-button.tsx';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { isShownIn } from '@/outbox/journal/mutation.ts';
import type { Shopper } from '../browse/shopper.ts';

interface SoldLatelyProps {
  categoryId: string;
  shopper: Shopper;
  /** Ids of items that stand above, where one may have been sold a moment ago. */
  shown: ReadonlySet<string>;
}

/** What of a category went lately, which tells what things cost here. Nothing when there is none. */
export function SoldLately({ categoryId, shopper: { buyer, itemPage }, shown }: SoldLatelyProps) {
  const { t } = useLingui();
  const sold = useSoldLately(categoryId)
    .rows.map(({ data }) => data)
    .filter(({ _id }) => !shown.has(_id));
  const wishes = useWishesOf(
    buyer,
    sold.map(({ _id }) => _id),
  );
  if (sold.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="sold-lately" sx={{ mt: 6 }}>
      <Typography variant="h2" id="sold-lately" sx={{ mb: 2.5 }}>
        {t`Recently sold`}
      </Typography>
      <ItemGrid results>
        {sold.map((product) => (
          <li key={product._id}>
            <PartBoundary>
              <ProductCard
                item={product}
                to={itemPage(product._id)}
                picture={picturesOf(product)[0]}
                listed={product.createdAt.toDate().toISOString()}
                sold
                corner={
                  buyer !== null && (
                    <WishButton
                      product={product}
                      wished={wishes.rows.some(({ data }) => data.productId === product._id)}
                      disabled
                    />
                  )
                }
              >
                <Refusals
                  of={(mutation) =>
                    mutation.subject.productId === product._id && isShownIn('category', mutation)
                  }
                />
              </ProductCard>
            </PartBoundary>
          </li>
        ))}
      </ItemGrid>
    </Box>
  );
}
