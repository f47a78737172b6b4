import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface LoadMoreProps {
  /** Whether there is a next page. Without one nothing is shown. */
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  label?: string;
}

/** The button at the end of a long list. */
export function LoadMore({ hasMore, loading, onLoadMore, label }: LoadMoreProps) {
  const { t } = useLingui();
  if (!hasMore) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', py: 3 }}>
      <Button variant="outlined" onClick={onLoadMore} loading={loading}>
        {label ?? t`Load more`}
      </Button>
    </Box>
  );
}
