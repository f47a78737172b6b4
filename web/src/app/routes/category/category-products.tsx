import Button from '@mui/material/Button';
import type { Product } from '@thriftline/domain/product';
import { Link } from 'react-router-dom';
import { CardGrid } from '@/components/card-grid.tsx';
import { CardSkeletons } from '@/components/card-skeletons.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { paths } from '@/config/paths.ts';
import { CARDS_PER_PAGE, useProductsOfCategory } from '@/features/products/api/use-products-of-category.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/stored.ts';
import { CategoryPage } from './category-page.tsx';

interface CategoryProductsProps {
  categoryId: string;
  /** The buyer at the screen; null for people who do not buy. */
  buyer: string | null;
  onBook: (product: Stored<Product>) => void;
}

/** The products of a category page by page. */
export function CategoryProducts({ categoryId, buyer, onBook }: CategoryProductsProps) {
  const { pages: shown, showMore } = useShownPages();
  const list = useProductsOfCategory(categoryId, shown);

  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'ready' && list.pages.every(({ rows }) => rows.length === 0)) {
    return (
      <EmptyState
        title="Nothing here yet"
        action={
          <Button component={Link} to={paths.home.href()} variant="contained">
            See other categories
          </Button>
        }
      >
        Nobody sells anything in this category right now. Have a look at the others.
      </EmptyState>
    );
  }
  return (
    <>
      <CardGrid>
        {list.pages.map(({ key, rows }, index) => (
          <CategoryPage key={key} products={rows} first={index === 0} buyer={buyer} onBook={onBook} />
        ))}
        {(list.status === 'loading' || list.loadingMore) && <CardSkeletons count={CARDS_PER_PAGE} />}
      </CardGrid>
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={showMore} />
    </>
  );
}
