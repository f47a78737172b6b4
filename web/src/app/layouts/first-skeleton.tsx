import { OfflineBanner } from '@/components/offline-banner.tsx';
import { PageSkeleton } from '@/components/page-skeleton.tsx';

/** Stands for everything until the first page's script is there, and says so where that cannot come. */
export function FirstSkeleton() {
  return (
    <>
      <OfflineBanner />
      <PageSkeleton />
    </>
  );
}
