import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '@thriftline/domain/product';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ItemCard } from '@/components/item-card.tsx';
import { ItemGrid } from '@/components/item-grid.tsx';
import { WaitingCards } from '@/components/link-card.tsx';
import { paths } from '@/config/paths.ts';
import { useItemsOf } from '@/features/products/api/use-items-of.ts';
import type { Stored } from '@/lib/stored.ts';

/** Where on an item's page the seller's other items are; the seller's card leads there. */
export const SELLER_ITEMS = '#from-seller';

/** Two rows on a wide window. */
const SHOWN = 8;

/** The seller's other items that can still be had. Read only for who asks: nothing before the address says so. */
export function SellerItems({ product }: { product: Stored<Product> }) {
  const { hash, key } = useLocation();
  // Anew each time the card is used: it leads there each time.
  return hash === SELLER_ITEMS ? <Items key={key} product={product} /> : null;
}

function Items({ product }: { product: Stored<Product> }) {
  const section = useRef<HTMLElement>(null);
  const list = useItemsOf(product.sellerId);
  const others = list.rows
    .map(({ data }) => data)
    .filter((other) => other._id !== product._id)
    .slice(0, SHOWN);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby="from-seller"
      sx={{ scrollMarginTop: 24, '&:focus': { outline: 'none' } }}
    >
      <Typography variant="h2" id="from-seller" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        More from {product.sellername}
      </Typography>
      {list.status === 'loading' && <WaitingCards count={4} tall />}
      {list.status === 'ready' && others.length === 0 && <p>Nothing else is for sale right now.</p>}
      <ItemGrid>
        {others.map((other) => (
          <ItemCard key={other._id} to={paths.product.href(other._id)} item={other} />
        ))}
      </ItemGrid>
    </Box>
  );
}
