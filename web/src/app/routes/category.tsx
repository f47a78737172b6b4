import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { invariant } from '@thriftline/domain/invariant';
import { isNarrowed } from '@thriftline/domain/search/search-query';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ErrorState } from '@/components/error-state.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from '@/config/paths.ts';
import { useCategory } from '@/features/categories/api/use-category.ts';
import { searchEngineFor } from '@/features/search/api/search-engines.ts';
import { useSearchQuery } from '@/features/search/hooks/use-search-query.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useCurrentUser } from '@/lib/current-user.ts';
import { BrowseItems } from './browse/browse-items.tsx';
import { shopperOf } from './browse/shopper.ts';
import { NoProducts } from './category/no-products.tsx';
import { CategoryNotHere, NoSuchCategory } from './category/no-such-category.tsx';
import { SoldLately } from './category/sold-lately.tsx';

/** Items of one category, looking through them, and booking; for strangers, too, where the shop is open to them. */
export function CategoryRoute() {
  const { id } = useParams();
  invariant(id !== undefined, 'the address of a category has its id');
  const { openBrowsing } = useShopSettings();
  const shopper = shopperOf(useCurrentUser(), openBrowsing);
  const category = useCategory(id);
  const engine = searchEngineFor(shopper.isMember, openBrowsing);
  const { query, change } = useSearchQuery(id);
  const name = category.row?.data.categoryname;
  const isNarrow = isNarrowed({ ...query, categoryId: undefined });

  if (category.status === 'missing') return <NoSuchCategory />;
  if (category.status === 'unknown') return <CategoryNotHere />;
  return (
    <>
      <PageTitle title={name ?? 'Category'} />
      <Link
        component={RouterLink}
        to={paths.categories.href()}
        variant="body2"
        sx={{ display: 'inline-block', py: 1 }}
      >
        All categories
      </Link>
      <Typography variant="h1" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {name ?? <Skeleton width="12ch" />}
      </Typography>
      {category.status === 'error' && <ErrorState error={category.error} onRetry={category.retry} />}
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
