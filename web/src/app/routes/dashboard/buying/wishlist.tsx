import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { BrowseAction } from '@/components/states/browse-action.tsx';
import { WishPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { useMyWishes } from '@/features/wishlist/api/use-my-wishes.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { isShownIn } from '@/outbox/journal/mutation.ts';
import { useWithDeleted } from '@/outbox/views/use-with-deleted.ts';
import { WishesPage } from './wishlist/wishes-page.tsx';

const COLUMNS = lookedUp({
  product: msg`Product`,
  price: msg`Price`,
  location: msg`Location`,
  payment: msg`Payment`,
  actions: msg`Actions`,
});

/** What the buyer wishes for, and the way to pay for it. */
export function WishlistRoute() {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const { pages, showMore } = useShownPages();
  const list = useWithDeleted(useMyWishes(uid, pages), 'removeWish');
  return (
    <>
      <DashboardTitle page="wishlist" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t`WishList`}
      </Typography>
      <Refusals of={(mutation) => isShownIn('wishlist', mutation)} />
      <PagedRecords
        list={list}
        label={t`Wish list`}
        columns={Object.values(COLUMNS)}
        onLoadMore={showMore}
        empty={
          <EmptyState picture={<WishPicture />} title={t`Your wish list is empty`} action={<BrowseAction />}>
            {t`Tap the heart on an item to save it here.`}
          </EmptyState>
        }
      >
        {({ key, rows }) => <WishesPage key={key} rows={rows} columns={Object.keys(COLUMNS).length} />}
      </PagedRecords>
    </>
  );
}
