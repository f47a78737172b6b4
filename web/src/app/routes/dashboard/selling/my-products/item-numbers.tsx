import Box from '@mui/material/Box';
import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy } from 'react';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';

// What nobody waits for.
const ItemFigures = lazy(async () => ({ default: (await import('./item-figures.tsx')).ItemFigures }));

interface ItemNumbersProps {
  uid: string;
  /** All items of the seller. */
  items: readonly Product[];
  /** How many of them are sold; undefined while not all of them are there. */
  sold: number | undefined;
}

/** A seller's numbers, or the room they will take, so that nothing moves when they come. */
export function ItemNumbers({ uid, items, sold }: ItemNumbersProps) {
  const room = (
    <Box sx={{ mb: 2 }}>
      <LoadingBlock height={68} />
    </Box>
  );
  return (
    <LazySection fallback={room}>
      {sold === undefined ? room : <ItemFigures uid={uid} items={items} sold={sold} />}
    </LazySection>
  );
}
