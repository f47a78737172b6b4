import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { paths } from '@thriftline/domain/base/paths';
import { offerState } from '@thriftline/domain/conversations/offer-state';
import { Link } from 'react-router-dom';
import { DashboardTitle } from '@/app/layouts/dashboard/dashboard-title.tsx';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { useLookFurther } from '@/components/records/use-look-further.ts';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useMyBookings } from '@/features/bookings/api/use-my-bookings.ts';
import { MyOrderRow } from '@/features/bookings/components/my-order-row.tsx';
import { useLiveOffers } from '@/features/conversations/api/use-live-offers.ts';
import { useNow } from '@/hooks/use-now.ts';
import { usePrefetchedPurchases } from '@/hooks/use-prefetched-purchases.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { DeletedRow } from '@/outbox/components/deleted-row.tsx';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { isShownIn } from '@/outbox/journal/mutation.ts';
import { useWithDeleted } from '@/outbox/views/use-with-deleted.ts';

const COLUMNS = lookedUp({
  product: msg`Product`,
  price: msg`Price`,
  seller: msg`Seller`,
  payment: msg`Payment`,
  actions: msg`Actions`,
});

/** What the buyer booked. */
export function MyOrdersRoute() {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const { pages, showMore } = useShownPages();
  const bookings = useMyBookings(uid, pages);
  const found = bookings.pages.reduce((count, { rows }) => count + rows.length, 0);
  // A whole page of orders may have been taken off the list.
  const looking = useLookFurther(bookings, { found, enough: 1, pages, showMore });
  const withDeleted = useWithDeleted(bookings, 'deleteBooking');
  const list = { ...withDeleted, loadingMore: looking };
  const offers = useLiveOffers(uid);
  const now = useNow(offers.rows[0]?.data.offer?.until?.toMillis());
  // A booking and the conversation about what it is for have the same id.
  const agreedPrice = (bookingsId: string) => {
    const offer = offers.rows.find(({ data }) => data._id === bookingsId)?.data.offer;
    return offerState(offer, now) === 'accepted' ? offer?.amount : undefined;
  };
  usePrefetchedPurchases(
    uid,
    bookings.pages.flatMap(({ rows }) => rows.map(({ data }) => data)),
  );
  return (
    <>
      <DashboardTitle page="myOrders" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t`My Orders`}
      </Typography>
      <OnlineOnly act="pay" />
      <Refusals of={(mutation) => isShownIn('myOrders', mutation)} />
      <PagedRecords
        list={list}
        label={t`My orders`}
        columns={Object.values(COLUMNS)}
        onLoadMore={showMore}
        empty={
          <EmptyState
            picture={<ParcelPicture />}
            title={t`No orders yet`}
            action={
              <Button variant="contained" component={Link} to={paths.categories.href()}>
                {t`Browse categories`}
              </Button>
            }
          >
            {t`Find something you like and book it. You pay for it here.`}
          </EmptyState>
        }
      >
        {({ rows }) =>
          rows.map((row) =>
            row.deleted === undefined ? (
              <PartBoundary key={row.data._id} as="tr">
                <MyOrderRow
                  row={row}
                  agreedPrice={agreedPrice(row.data._id)}
                  columns={Object.keys(COLUMNS).length}
                />
              </PartBoundary>
            ) : (
              <PartBoundary key={row.deleted.id} as="tr">
                <DeletedRow mutation={row.deleted} columns={Object.keys(COLUMNS).length} />
              </PartBoundary>
            ),
          )
        }
      </PagedRecords>
    </>
  );
}
