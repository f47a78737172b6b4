import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import { MAX_COUNTED_ITEMS } from '@thriftline/domain/catalogue/categories/counted-category';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { ITEM_WIDTHS, ItemGrid } from '@/components/cards/item-grid.tsx';
import { LinkCard, WaitingCards } from '@/components/cards/link-card.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { fetchAllCategories } from '@/features/search/api/fetch-all-categories.ts';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { categoryLinkState } from '@/lib/calls/category-link-state.ts';
import { itemsText } from '@/lib/texts/items-text.ts';
import styles from './all-categories.module.css';

/** As many as fill a screen until it is known how many there are. */
const WAITING = 12;

/** Cards that are seen without scrolling, on most screens. */
const SEEN_AT_ONCE = 4;

/** Every category with how much there is in it; for everybody. Made without Material UI and Firebase. */
export function AllCategoriesRoute() {
  const { t } = useLingui();
  const list = useFetched(fetchAllCategories);
  const isStranger = useCurrentUser().status === 'signedOut';
  return (
    <div className={styles.page} aria-busy={list.status === 'loading'}>
      <PageTitle title={t`All categories`} />
      <h1>{t`All categories`}</h1>
      {list.status === 'error' && <ErrorState error={list.error} onRetry={list.retry} />}
      {list.status === 'loading' && <WaitingCards count={WAITING} />}
      {list.status === 'ready' && list.data.length === 0 && (
        <EmptyState
          title={t`No categories yet`}
        >{t`Sellers add the first ones from their dashboard.`}</EmptyState>
      )}
      {list.status === 'ready' && (
        <ItemGrid small>
          {list.data.map(({ _id, categoryname, img, items }, index) => (
            <PartBoundary key={_id} as="li">
              <LinkCard
                // To strangers a category's own page is a login; what is advertised of it is not.
                to={isStranger ? paths.search.inCategory(_id) : paths.category.href(_id)}
                state={categoryLinkState(categoryname)}
                picture={<ImageFrame src={img} sizes={ITEM_WIDTHS} alt="" eager={index < SEEN_AT_ONCE} />}
              >
                <h2>
                  <UserText>{categoryname}</UserText>
                </h2>
                <p>{itemsText(items, items > MAX_COUNTED_ITEMS ? `${MAX_COUNTED_ITEMS}+` : undefined)}</p>
              </LinkCard>
            </PartBoundary>
          ))}
        </ItemGrid>
      )}
    </div>
  );
}
