import { useLingui } from '@lingui/react/macro';
import { invariant } from '@thriftline/domain/base/invariant';
import { paths } from '@thriftline/domain/base/paths';
import type { FoundPage } from '@thriftline/domain/search/search-engine';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { PlainLink } from '@/components/plain/plain-link.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { keptFoundPage } from '@/features/search/kept-found.ts';
import { searchKey } from '@/features/search/search-key.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { pushedName } from '@/lib/calls/category-link-state.ts';
import { awaitFile } from '@/lib/connection/server-answers.ts';
import { SlowAccount } from '../../guards/slow-account.tsx';
import results from './browse/results.module.css';
import styles from './category/category.module.css';
import { FirstCards } from './category/first-cards.tsx';

/** The page with Material UI and Firestore. One that did not come is asked for again when the page is opened the next time. */
function lazyPage() {
  return lazy(async () => {
    try {
      const { CategoryPage } = await awaitFile(import('./category/category-page.tsx'));
      return { default: CategoryPage };
    } catch (error) {
      Page = lazyPage();
      throw error;
    }
  });
}
let Page = lazyPage();

/**
 * A category, in two steps: its heading and first cards, made without Material UI and Firestore, are there long before what one looks
 * through and books with.
 */
export function CategoryRoute() {
  const { id } = useParams();
  invariant(id !== undefined, 'the address of a category has its id');
  return <Category key={id} id={id} />;
}

/** What this device has of a category from an earlier visit. */
function keptOf(id: string, search: string): FoundPage | undefined {
  return keptFoundPage(searchKey({ ...searchQueryOf(new URLSearchParams(search)), categoryId: id }));
}

function Category({ id }: { id: string }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const isKnown = useCurrentUser().status !== 'loading';
  const [kept] = useState(() => (isKnown ? undefined : keptOf(id, search)));
  const [Whole] = useState(() => Page);
  const [told, setTold] = useState<string | null>();
  const pushed = pushedName(useLocation());
  // A page that is loaded anew may have been pushed long ago.
  const isPushed = useNavigationType() === 'PUSH';
  const name = told ?? (isPushed ? pushed : undefined) ?? kept?.rows[0]?.listing.categoryName;
  useEffect(() => {
    // It comes meanwhile; where it does not, it says so where it is shown.
    if (!isKnown) import('./category/category-page.tsx').catch((error: unknown) => console.debug(error));
  }, [isKnown]);
  if (!isKnown && kept === undefined) return <SlowAccount />;
  return (
    <div className={results.results}>
      {told !== null && (
        <div className={results.title}>
          <PageTitle title={name ?? t`Category`} />
          <div className={styles.above}>
            <PlainLink to={paths.categories.href()}>{t`All categories`}</PlainLink>
          </div>
          <h1 className={styles.heading}>
            {name === undefined ? <span className={styles.waiting} /> : <UserText>{name}</UserText>}
          </h1>
        </div>
      )}
      {isKnown ? (
        <Suspense fallback={<FirstCards kept={kept} />}>
          <Whole id={id} onName={setTold} />
        </Suspense>
      ) : (
        <FirstCards kept={kept} />
      )}
    </div>
  );
}
