import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** Cards that are still loading, as large as the real ones. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
    <Card key={key} aria-hidden>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Skeleton width="40%" height={32} />
        <Skeleton width="80%" />
        <Skeleton height={60} />
        <Skeleton height={44} />
      </Box>
    </Card>
  ));
}
