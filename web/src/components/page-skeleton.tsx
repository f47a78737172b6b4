import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Stands for a page that is on its way. */
export function PageSkeleton() {
  return (
    <Stack spacing={2} sx={{ py: 3 }} role="status" aria-label="Loading">
      <Skeleton variant="text" width="45%" height={56} />
      <Skeleton variant="text" width="70%" />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
