import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { NUMBERS_HASH } from '@/app/layouts/dashboard/menu-of-role.ts';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { useOwnAds } from '@/features/advertisements/api/use-own-ads.ts';
import { useMyProducts } from '@/features/products/api/use-my-products.ts';
import { Drafts } from '@/features/products/components/drafts/drafts.tsx';
import { ItemToolbar } from '@/features/products/components/my-products/item-toolbar.tsx';
import { useItemFilter } from '@/features/products/hooks/use-item-filter.ts';
import {
  type Beside,
  countItems,
  fitsFilter,
  type ItemFilter,
  isNarrowed,
} from '@/features/products/own-items.ts';
import { useIdle } from '@/hooks/use-idle.ts';
import { useNow } from '@/hooks/use-now.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { useDrafts } from '@/outbox/drafts/drafts.ts';
import { isShownIn } from '@/outbox/journal/mutation.ts';
import { useWithDeleted } from '@/outbox/views/use-with-deleted.ts';
import { ItemNumbers } from './my-products/item-numbers.tsx';
import { MyProductsPage } from './my-products/my-products-page.tsx';

// Most have a handful, and tend them one by one.
const SelectionBar = lazy(async () => ({
  default: (await import('@/features/products/components/my-products/selection-bar.tsx')).SelectionBar,
}));

// What nobody waits for.
const AwaySetting = lazy(async () => ({
  default: (await import('@/features/conversations/components/being-here.ts')).AwaySetting,
}));

const COLUMNS = lookedUp({
  product: msg`Product`,
  category: msg`Category`,
  price: msg`Price`,
  availability: msg`Availability`,
  actions: msg`Actions`,
});

type OwnList = ReturnType<typeof useWithDeleted<Stored<Product>>>;

const rowsOf = ({ pages }: OwnList) =>
  pages.flatMap(({ rows }) => rows.filter((row) => row.deleted === undefined));

/** A list without what is not looked for; nothing is found only once all items were looked at. */
function onlyFitting(list: OwnList, filter: ItemFilter, beside: Beside): OwnList {
  const pages = list.pages.map(({ key, rows }) => ({
    key,
    rows: rows.filter((row) => row.deleted === undefined && fitsFilter(row.data, filter, beside)),
  }));
  return { ...list, pages, confirmed: list.confirmed && !list.hasMore && !list.loadingMore };
}

type Ads = ReturnType<typeof useOwnAds>;

/** A list of advertised items, of which the ads say what is in it. */
function asFarAsKnown(list: OwnList, { status, error, retry }: Ads): OwnList {
  if (status === 'error') return { ...list, status, error, retry };
  if (status === 'unknown') return { ...list, status };
  return { ...list, confirmed: list.confirmed && status === 'ready' };
}

/** Which items are advertised, where that is looked for, and a list of them as far as that is known. */
function useAds(uid: string, { tab }: ItemFilter) {
  const isOfAds = tab === 'advertised';
  const ads = useOwnAds(isOfAds ? uid : null);
  return {
    advertised: ads.status === 'ready' ? new Set(ads.rows.map(({ data }) => data._id)) : undefined,
    asKnown: (list: OwnList) => (isOfAds ? asFarAsKnown(list, ads) : list),
  };
}

/** Pages that are read of a long list once the page has time, so that each tab says how many it has. */
const COUNTED_PAGES = 15;

/** So many pages of a list that has more of them at hand. */
function firstPages(list: OwnList, pages: number): OwnList {
  if (list.pages.length < pages) return list;
  const hasMore = list.hasMore || list.pages.length > pages;
  return { ...list, pages: list.pages.slice(0, pages), hasMore, loadingMore: false };
}

function AddAction() {
  const { t } = useLingui();
  return (
    <Button variant="contained" component={Link} to={paths.dashboard.addProduct.href()}>
      {t`Add Product`}
    </Button>
  );
}

/** What the seller lists, with what became of it. */
export function MyProductsRoute() {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const { pages, showMore } = useShownPages();
  const [filter, setFilter] = useItemFilter();
  const drafts = useDrafts(uid);
  const narrowed = isNarrowed(filter);
  // To look for some of the items all have to be there; drafts are elsewhere.
  const all = narrowed && filter.tab !== 'drafts';
  const counted = useIdle() ? Math.max(pages, COUNTED_PAGES) : pages;
  const wanted = all ? Number.POSITIVE_INFINITY : counted;
  const whole = useWithDeleted(useMyProducts(uid, wanted), 'deleteProduct');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const now = useNow(undefined);
  // On a phone the numbers are below the items, unless the link asks for them.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const roomy = useLocation().hash === NUMBERS_HASH || isWide;
  const { advertised, asKnown } = useAds(uid, filter);
  const beside = { now, advertised };
  const list = narrowed ? asKnown(onlyFitting(whole, filter, beside)) : firstPages(whole, pages);
  const shown = rowsOf(list);
  const isAll = whole.status === 'ready' && whole.confirmed && !whole.hasMore && !whole.loadingMore;
  const items = rowsOf(whole).map(({ data }) => data);
  const counts = isAll && drafts !== undefined ? countItems(items, drafts.length, beside) : undefined;
  const select = (productId: string, isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      if (isSelected) after.add(productId);
      else after.delete(productId);
      return after;
    });
  const numbers = !narrowed && items.length > 1 && whole.pages.length < COUNTED_PAGES && (
    <ItemNumbers uid={uid} items={items} sold={counts?.sold} />
  );
  return (
    <>
      <DashboardTitle page="myProducts" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 3,
        }}
      >
        <Typography variant="h1">{t`My Products`}</Typography>
        {/* On a phone they stand under the heading, in a wide window at the right edge. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
          <Button size="small" component={Link} to={paths.dashboard.importProducts.href()} sx={FLUSH_TEXT}>
            {t`Import from a file`}
          </Button>
          <LazySection>
            <AwaySetting uid={uid} />
          </LazySection>
        </Box>
      </Box>
      <Refusals of={(mutation) => isShownIn('myProducts', mutation)} />
      {roomy && numbers}
      {(narrowed || items.length > 1) && <ItemToolbar filter={filter} onFilter={setFilter} counts={counts} />}
      {(!narrowed || filter.tab === 'drafts') && <Drafts uid={uid} />}
      {filter.tab === 'drafts' && drafts?.length === 0 && (
        <EmptyState title={t`No drafts`} action={<AddAction />}>
          {t`Items you begin and don’t publish appear here.`}
        </EmptyState>
      )}
      {shown.length > 1 && (
        <PartBoundary>
          {/* As high as the bar, so that the items stay where they are when it comes. */}
          <Suspense fallback={<Box sx={{ height: 44, mb: 2 }} />}>
            <SelectionBar
              shown={shown}
              selected={shown.filter(({ data }) => selected.has(data._id))}
              onSelect={(ids) => setSelected(new Set(ids))}
            />
          </Suspense>
        </PartBoundary>
      )}
      {filter.tab !== 'drafts' && (
        <PagedRecords
          list={list}
          label={t`My products`}
          columns={Object.values(COLUMNS)}
          onLoadMore={showMore}
          empty={
            narrowed ? (
              <EmptyState
                title={t`No items found`}
                action={
                  <Button variant="outlined" onClick={() => setFilter({ tab: 'all', words: '' })}>
                    {t`Show all items`}
                  </Button>
                }
              />
            ) : (
              <EmptyState title={t`Nothing listed yet`} action={<AddAction />}>
                {t`Got something you no longer use? Take a photo and list it in two minutes.`}
              </EmptyState>
            )
          }
        >
          {({ key, rows }) => (
            <MyProductsPage
              key={key}
              uid={uid}
              rows={rows}
              columns={Object.keys(COLUMNS).length}
              selected={selected}
              onSelect={select}
            />
          )}
        </PagedRecords>
      )}
      {!roomy && <Box sx={{ mt: 3 }}>{numbers}</Box>}
    </>
  );
}
