import type { Product } from '@thriftline/domain/product';
import { CardGrid } from '@/components/card-grid.tsx';
import { CardSkeletons } from '@/components/card-skeletons.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { LoadOnScroll } from '@/components/load-on-scroll.tsx';
import { CARDS_PER_PAGE, useBrowsedProducts } from '@/features/products/api/use-browsed-products.ts';
import { isFiltered, type ProductSearch } from '@/features/products/browsing/product-search.ts';
import { SearchReach } from '@/features/products/components/search-reach.tsx';
import { useReach } from '@/hooks/use-reach.ts';
import { useScrollRestoration } from '@/hooks/use-scroll-restoration.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/stored.ts';
import { CategoryPage } from './category-page.tsx';
import { NoProducts } from './no-products.tsx';

/** So many pages load as one scrolls; then a button asks. */
const PAGES_BY_SCROLLING = 2;

interface CategoryProductsProps {
  categoryId: string;
  search: ProductSearch;
  /** The buyer at the screen; null for people who do not buy. */
  buyer: string | null;
  onBook: (product: Stored<Product>) => void;
}

/** The products of a category that are looked for, page by page. */
export function CategoryProducts({ categoryId, search, buyer, onBook }: CategoryProductsProps) {
  const { pages, showMore } = useShownPages();
  const { reach, reachFurther } = useReach();
  const list = useBrowsedProducts(categoryId, search, { pages, reach });
  const loading = list.status === 'loading' || list.loadingMore;
  useScrollRestoration();

  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  const none = list.pages.every(({ rows }) => rows.length === 0);
  return (
    <>
      {none && !loading && <NoProducts filtered={isFiltered(search)} />}
      <CardGrid>
        {list.pages.map(({ key, rows }, index) => (
          <CategoryPage key={key} products={rows} first={index === 0} buyer={buyer} onBook={onBook} />
        ))}
        {loading && <CardSkeletons count={CARDS_PER_PAGE} />}
      </CardGrid>
      {pages < PAGES_BY_SCROLLING && list.hasMore && !loading ? (
        <LoadOnScroll onLoadMore={showMore} />
      ) : (
        <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={showMore} />
      )}
      {list.searched !== null && (
        <SearchReach searched={list.searched} sort={search.sort} onReachFurther={reachFurther} />
      )}
    </>
  );
}
