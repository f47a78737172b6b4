import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface LoadingBlockProps {
  /** Pixels, as high as what comes is: nothing moves then. */
  height: number | Record<string, number>;
  /** Pixels that it is wide at most; as wide as its place otherwise, and never wider. */
  maxWidth?: number;
  /** Room above and below it, in steps of the theme. */
  sx?: { mt?: number; mb?: number };
}

/** Stands for a part of a page that is loading, and says so to who does not see it. */
export function LoadingBlock({ height, maxWidth, sx }: LoadingBlockProps) {
  const { t } = useLingui();
  return (
    <Box
      role="status"
      aria-label={t`Loading`}
      sx={{ width: '100%', minWidth: 0, ...(maxWidth !== undefined && { maxWidth }), ...sx }}
    >
      <Skeleton component="div" aria-hidden variant="rounded" sx={{ width: '100%', height }} />
    </Box>
  );
}
