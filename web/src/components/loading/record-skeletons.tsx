import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Rows that are still loading. */
export function RecordSkeletons({ count = 4 }: { count?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-hidden>
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
        <Skeleton key={key} variant="rounded" height={92} />
      ))}
    </Box>
  );
}
