import Skeleton from '@mui/material/Skeleton';

/** Stands for some words in a line that are loading: as wide as given (`9ch`), but no wider than their place. */
export function LoadingText({ width }: { width: string }) {
  return <Skeleton aria-hidden width={width} sx={{ maxWidth: '100%' }} />;
}
