import type { HomeCategory } from '@thriftline/domain/home-content';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ImageFrame } from '@/components/image-frame.tsx';
import { ItemGrid } from '@/components/item-grid.tsx';
import { LinkCard, WaitingCards } from '@/components/link-card.tsx';
import { SectionTitle } from '@/components/section-title.tsx';
import { paths } from '@/config/paths.ts';
import type { Fetched } from '@/hooks/use-fetched.ts';
import { categoryLinkState } from '@/lib/category-link-state.ts';

interface TopCategoriesProps {
  list: Fetched<readonly HomeCategory[]>;
  /** Asks for them again after an error. */
  onRetry: () => void;
}

/** The categories, each leading to its products. */
export function TopCategories({ list, onRetry }: TopCategoriesProps) {
  return (
    <section aria-labelledby="categories">
      <SectionTitle id="categories">Top categories</SectionTitle>
      {list.status === 'error' && <ErrorState error={list.error} onRetry={onRetry} />}
      {list.status === 'loading' && <WaitingCards count={12} />}
      {list.status === 'ready' && <Categories categories={list.data} />}
    </section>
  );
}

function Categories({ categories }: { categories: readonly HomeCategory[] }) {
  if (categories.length === 0) {
    return (
      <EmptyState title="No categories yet">Sellers add the first ones from their dashboard.</EmptyState>
    );
  }
  return (
    <ItemGrid>
      {categories.map(({ _id, categoryname, img }) => (
        <LinkCard
          key={_id}
          to={paths.category.href(_id)}
          state={categoryLinkState(categoryname)}
          picture={<ImageFrame src={img} alt="" />}
        >
          <h3>{categoryname}</h3>
        </LinkCard>
      ))}
    </ItemGrid>
  );
}
