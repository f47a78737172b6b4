import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** Cards of items that are still loading, as large as the real ones. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
    <Card key={key} aria-hidden>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <Box sx={{ p: { xs: 1.25, sm: 2 }, display: 'grid', gap: { xs: 0.5, sm: 1.25 } }}>
        <Skeleton width="40%" height={26} />
        <Skeleton width="80%" sx={{ height: { xs: 43, sm: 32 }, transform: 'none' }} />
        <Skeleton width="60%" sx={{ height: 21, transform: 'none' }} />
        <Box sx={{ display: { xs: 'none', sm: 'grid' }, gap: 1.25 }}>
          <Skeleton height={99} sx={{ transform: 'none' }} />
          <Skeleton height={46} sx={{ transform: 'none' }} />
          <Skeleton height={42} sx={{ transform: 'none' }} />
          <Skeleton height={52} sx={{ transform: 'none' }} />
        </Box>
      </Box>
    </Card>
  ));
}
