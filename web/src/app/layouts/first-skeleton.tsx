import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { OfflineBanner } from '@/components/states/offline-banner.tsx';

/** Stands for everything until the first page's script is there, and says so where that cannot come. */
export function FirstSkeleton() {
  return (
    <>
      <OfflineBanner />
      <PageSkeleton />
    </>
  );
}
