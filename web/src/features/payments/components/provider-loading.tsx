import Skeleton from '@mui/material/Skeleton';
import { ProviderStep } from './provider-step.tsx';

/** Stands where the card provider's form will be. */
export function ProviderLoading({ height }: { height: number }) {
  return (
    <>
      <Skeleton variant="rounded" height={height} />
      <ProviderStep />
    </>
  );
}
