import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { WishPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { useMyWishes } from '@/features/wishlist/api/use-my-wishes.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { isShownIn } from '@/outbox/journal/mutation.ts';
import { useWithDeleted } from '@/outbox/views/use-with-deleted.ts';
import { WishesPage } from './wishlist/wishes-page.tsx';

const COLUMNS = ['Product', 'Price', 'Location', 'Payment', 'Actions'] as const;

/** What the buyer wishes for, and the way to pay for it. */
export function WishlistRoute() {
  const { uid } = useSignedInUser();
  const { pages, showMore } = useShownPages();
  const list = useWithDeleted(useMyWishes(uid, pages), 'removeWish');
  return (
    <>
      <PageTitle title="WishList" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        WishList
      </Typography>
      <Refusals of={(mutation) => isShownIn('wishlist', mutation)} />
      <PagedRecords
        list={list}
        label="Wish list"
        columns={COLUMNS}
        onLoadMore={showMore}
        empty={
          <EmptyState
            picture={<WishPicture />}
            title="Your wish list is empty"
            action={
              <Button variant="contained" component={Link} to={paths.categories.href()}>
                Browse categories
              </Button>
            }
          >
            Tap the heart on an item to save it here.
          </EmptyState>
        }
      >
        {({ key, rows }) => <WishesPage key={key} rows={rows} columns={COLUMNS.length} />}
      </PagedRecords>
    </>
  );
}
