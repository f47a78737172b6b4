import { useLingui } from '@lingui/react/macro';
import { paths } from '@thriftline/domain/base/paths';
import type { HomeCategory } from '@thriftline/domain/pages/home-content';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { ItemGrid } from '@/components/cards/item-grid.tsx';
import { LinkCard, WaitingCards } from '@/components/cards/link-card.tsx';
import { SectionTitle } from '@/components/plain/section-title.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Fetched } from '@/hooks/use-fetched.ts';
import { categoryLinkState } from '@/lib/calls/category-link-state.ts';

interface TopCategoriesProps {
  list: Fetched<readonly HomeCategory[]>;
  /** Asks for them again after an error. */
  onRetry: () => void;
}

/** The categories, each leading to its products. */
export function TopCategories({ list, onRetry }: TopCategoriesProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="categories">
      <SectionTitle id="categories">{t`Top categories`}</SectionTitle>
      {list.status === 'error' && <ErrorState error={list.error} onRetry={onRetry} />}
      {list.status === 'loading' && <WaitingCards count={12} />}
      {list.status === 'ready' && <Categories categories={list.data} />}
    </section>
  );
}

function Categories({ categories }: { categories: readonly HomeCategory[] }) {
  const { t } = useLingui();
  if (categories.length === 0) {
    return (
      <EmptyState
        title={t`No categories yet`}
      >{t`Sellers add the first ones from their dashboard.`}</EmptyState>
    );
  }
  return (
    <ItemGrid small>
      {categories.map(({ _id, categoryname, img }) => (
        <PartBoundary key={_id} as="li">
          <LinkCard
            to={paths.category.href(_id)}
            state={categoryLinkState(categoryname)}
            picture={<ImageFrame src={img} alt="" />}
          >
            <h3>
              <UserText>{categoryname}</UserText>
            </h3>
          </LinkCard>
        </PartBoundary>
      ))}
    </ItemGrid>
  );
}
