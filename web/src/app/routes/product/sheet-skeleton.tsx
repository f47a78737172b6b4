import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { GALLERY_RATIO } from '@/components/gallery/gallery-ratio.ts';

/** An item's page that is still loading, its parts where they will be. */
export function SheetSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        columnGap: { md: 5, lg: 7 },
        rowGap: 3,
      }}
    >
      <Skeleton
        variant="rounded"
        sx={{ aspectRatio: GALLERY_RATIO, height: 'auto', mx: { xs: -2, sm: 0 }, mt: { xs: -3, sm: 0 } }}
      />
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <Skeleton width="30%" />
        <Skeleton width="85%" height={56} />
        <Skeleton width="40%" height={40} />
        <Skeleton variant="rounded" height={52} />
        <Skeleton variant="rounded" height={180} />
      </Box>
    </Box>
  );
}
