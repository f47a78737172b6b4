import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@/components/error-state.tsx';
import { ItemGrid } from '@/components/item-grid.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { fetchAdvertisements } from '../api/fetch-advertisements.ts';
import { AdvertisedCard } from './advertised-card.tsx';

/** The newest advertised items. Not there at all when there are none. */
export function AdvertisedItems() {
  const list = useFetched(fetchAdvertisements);
  // Most days there are some: their place is kept free, so that nothing moves when they come.
  if (list.status === 'loading') return <Skeleton variant="rounded" height={360} aria-label="Loading" />;
  if (list.status === 'ready' && list.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="advertised">
      <Typography variant="h2" id="advertised" sx={{ mb: 2.5 }}>
        Advertised items
      </Typography>
      {list.status === 'error' ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : (
        <ItemGrid>
          {list.data.map((item) => (
            <AdvertisedCard key={item._id} item={item} />
          ))}
        </ItemGrid>
      )}
    </Box>
  );
}
