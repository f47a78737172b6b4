import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { ItemGrid } from '@/components/item-grid.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { fetchAdvertisements } from '../api/fetch-advertisements.ts';
import { AdvertisedCard } from './advertised-card.tsx';

/** The newest advertised items. Not there at all when there are none. */
export function AdvertisedItems() {
  const list = useFetched(fetchAdvertisements);
  const fault = list.status === 'error' ? list.error : undefined;
  useEffect(() => {
    // An extra of the home page: the categories below it tell when the server cannot be reached.
    if (fault !== undefined) console.error(fault);
  }, [fault]);

  // Most days there are some: their place is kept free, so that nothing moves when they come.
  if (list.status === 'loading') return <Skeleton variant="rounded" height={360} aria-label="Loading" />;
  if (list.status === 'error' || list.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="advertised">
      <Typography variant="h2" id="advertised" sx={{ mb: 2.5 }}>
        Advertised items
      </Typography>
      <ItemGrid>
        {list.data.map((item) => (
          <AdvertisedCard key={item._id} item={item} />
        ))}
      </ItemGrid>
    </Box>
  );
}
