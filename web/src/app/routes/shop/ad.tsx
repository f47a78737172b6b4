import { useLingui } from '@lingui/react/macro';
import { invariant } from '@thriftline/domain/base/invariant';
import type { AdvertisedItem } from '@thriftline/domain/pages/ad-content';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { fetchAdvertisement } from '@/features/advertisements/api/fetch-advertisement.ts';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useServed } from '@/hooks/use-served.ts';
import { AdPage } from './ad/ad-page.tsx';
import { NoSuchItem } from './product/no-such-item.tsx';
import { SheetSkeleton } from './product/sheet-skeleton.tsx';

/** The public page of an advertised item. */
export function AdRoute() {
  const { id } = useParams();
  invariant(id !== undefined, 'the address of an advertisement has its id');
  // Another item starts over, although the route is the same.
  return <Advertisement key={id} id={id} />;
}

function Advertisement({ id }: { id: string }) {
  const { t } = useLingui();
  const read = useCallback(() => fetchAdvertisement(id), [id]);
  const served = useServed('advertisement');
  const answer = useFetched<AdvertisedItem | null>(read, served?.data._id === id ? served : undefined);
  if (answer.status === 'ready') return answer.data === null ? <NoSuchItem /> : <AdPage item={answer.data} />;
  if (answer.status === 'loading') return <SheetSkeleton />;
  return (
    <>
      <PageTitle title={t`Item`} />
      <ErrorState error={answer.error} onRetry={answer.retry} />
    </>
  );
}
