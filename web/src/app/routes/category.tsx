import { useLingui } from '@lingui/react/macro';
import { invariant } from '@thriftline/domain/base/invariant';
import { paths } from '@thriftline/domain/base/paths';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { PlainLink } from '@/components/plain/plain-link.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { pushedName } from '@/lib/calls/category-link-state.ts';
import { awaitFile } from '@/lib/connection/server-answers.ts';
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

function Category({ id }: { id: string }) {
  const { t } = useLingui();
  const [Whole] = useState(() => Page);
  const [told, setTold] = useState<string | null>();
  const pushed = pushedName(useLocation());
  // A page that is loaded anew may have been pushed long ago.
  const isPushed = useNavigationType() === 'PUSH';
  const name = told ?? (isPushed ? pushed : undefined);
  return (
    <>
      {told !== null && (
        <>
          <PageTitle title={name ?? t`Category`} />
          <div className={styles.above}>
            <PlainLink to={paths.categories.href()}>{t`All categories`}</PlainLink>
          </div>
          <h1 className={styles.heading}>
            {name === undefined ? <span className={styles.waiting} /> : <UserText>{name}</UserText>}
          </h1>
        </>
      )}
      <Suspense fallback={<FirstCards />}>
        <Whole id={id} onName={setTold} />
      </Suspense>
    </>
  );
}
