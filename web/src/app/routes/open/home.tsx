import { useLingui } from '@lingui/react/macro';
import type { HomeCategory } from '@thriftline/domain/pages/home-content';
import { lazy, Suspense, useDeferredValue } from 'react';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { AdvertisedItems } from '@/features/advertisements/components/advertised-items.tsx';
import { SearchField } from '@/features/search/components/search-field.tsx';
import { fetchTopCategories } from '@/features/storefront/api/fetch-top-categories.ts';
import { CategoryChips } from '@/features/storefront/components/category-chips.tsx';
import { Hero } from '@/features/storefront/components/hero.tsx';
import { SubscribeBox } from '@/features/storefront/components/subscribe-box.tsx';
import { TopCategories } from '@/features/storefront/components/top-categories.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useServed } from '@/hooks/use-served.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import styles from './home/home.module.css';
import { HomeFrame } from './home/home-frame.tsx';

/** Comes with Firebase and Material UI: strangers do without. */
const MemberPart = lazy(async () => ({ default: (await import('./home/member-part.tsx')).MemberPart }));

/** Keeps the member's part its place until it is there, so that nothing moves when it comes. Strangers don't see it: home.module.css. */
const PlaceOfMemberPart = () => <div className={styles.place} aria-hidden />;

/** Apart from the page, which need not be drawn again when it is known who is signed in; drawn in small steps, between which taps are answered. */
function IfSignedIn() {
  const { status } = useCurrentUser();
  const isShown = useDeferredValue(status) === 'signedIn';
  if (status !== 'signedIn' || !isShown) return <PlaceOfMemberPart />;
  return (
    <PartBoundary>
      <Suspense fallback={<PlaceOfMemberPart />}>
        <MemberPart />
      </Suspense>
    </PartBoundary>
  );
}

/** The first page: ways to find something, what is advertised, what concerns whoever is signed in, what there is. */
export function HomeRoute() {
  const { t } = useLingui();
  const { retry, ...categories } = useFetched<readonly HomeCategory[]>(
    fetchTopCategories,
    useServed('categories'),
  );
  return (
    <HomeFrame>
      <PageTitle title={t`Second-hand things worth having`} />
      <Hero>
        <SearchField large />
        <PartBoundary>
          <CategoryChips list={categories} />
        </PartBoundary>
      </Hero>
      <PartBoundary>
        <AdvertisedItems />
      </PartBoundary>
      <IfSignedIn />
      <PartBoundary>
        <TopCategories list={categories} onRetry={retry} />
      </PartBoundary>
      <PartBoundary>
        <SubscribeBox />
      </PartBoundary>
    </HomeFrame>
  );
}
