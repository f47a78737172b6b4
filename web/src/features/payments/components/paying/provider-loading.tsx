import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { ProviderStep } from './provider-step.tsx';

/** Stands where the card provider's form will be. */
export function ProviderLoading({ height }: { height: number }) {
  return (
    <>
      <LoadingBlock height={height} />
      <ProviderStep />
    </>
  );
}
