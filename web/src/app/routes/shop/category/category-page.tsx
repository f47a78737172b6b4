import { isNarrowed } from '@thriftline/domain/search/search-query';
import { useEffect } from 'react';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useCategory } from '@/features/categories/api/use-category.ts';
import { searchEngineFor } from '@/features/search/api/search-engines.ts';
import { useSearchQuery } from '@/features/search/hooks/use-search-query.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { MaterialPages } from '../../../layouts/material-pages.tsx';
import { BrowseItems } from '../browse/browse-items.tsx';
import { shopperOf } from '../browse/shopper.ts';
import { NoProducts } from './no-products.tsx';
import { CategoryNotHere, NoSuchCategory } from './no-such-category.tsx';
import { SoldLately } from './sold-lately.tsx';

interface CategoryPageProps {
  id: string;
  /** Told what the category is called; null where it is not there, and a heading of its own says so. */
  onName: (name: string | null) => void;
}

/** Items of one category, looking through them, and booking; for strangers, too, where the shop is open to them. */
function Items({ id, onName }: CategoryPageProps) {
  const { openBrowsing } = useShopSettings();
  const shopper = shopperOf(useCurrentUser(), openBrowsing);
  const { status, row, error, retry } = useCategory(id);
  const engine = searchEngineFor(shopper.isMember, openBrowsing);
  const { query, change, isReading } = useSearchQuery(id);
  const isNarrow = isNarrowed({ ...query, categoryId: undefined });
  const isThere = status !== 'missing' && status !== 'unknown';
  const name = row?.data.categoryname;
  useEffect(() => {
    if (!isThere) onName(null);
    else if (name !== undefined) onName(name);
  }, [isThere, name, onName]);

  if (status === 'missing') return <NoSuchCategory />;
  if (status === 'unknown') return <CategoryNotHere />;
  if (isReading) return null;
  return (
    <>
      {status === 'error' && <ErrorState error={error} onRetry={retry} />}
      <BrowseItems
        inCategory
        engine={engine}
        query={query}
        onChange={change}
        shopper={shopper}
        empty={<NoProducts />}
        after={(shown) =>
          shopper.isMember && !isNarrow && <SoldLately categoryId={id} shopper={shopper} shown={shown} />
        }
      />
    </>
  );
}

/** What stands below a category's heading, made of Material UI. */
export function CategoryPage(props: CategoryPageProps) {
  return (
    <MaterialPages>
      <Items {...props} />
    </MaterialPages>
  );
}
