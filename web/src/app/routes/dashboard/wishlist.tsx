import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { bookingDocumentId } from '@thriftline/domain/collections';
import type { Product } from '@thriftline/domain/product';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PagedRecords } from '@/components/paged-records.tsx';
import { paths } from '@/config/paths.ts';
import { BookedDialog } from '@/features/bookings/components/booked-dialog.tsx';
import { BookingDialog } from '@/features/bookings/components/booking-dialog.tsx';
import { useMyWishes } from '@/features/wishlist/api/use-my-wishes.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import type { Sent } from '@/lib/send-write.ts';
import type { Stored } from '@/lib/stored.ts';
import { WishesPage } from './wishlist/wishes-page.tsx';

const COLUMNS = ['Product', 'Price', 'Location', 'Payment', 'Actions'] as const;

/** What the buyer wishes for, and the way to pay for it. */
export function WishlistRoute() {
  const { uid } = useSignedInUser();
  const navigate = useNavigate();
  const { pages, showMore } = useShownPages();
  const list = useMyWishes(uid, pages);
  const [booking, setBooking] = useState<Stored<Product> | null>(null);
  const [waiting, setWaiting] = useState<Sent | null>(null);

  const goOn = (product: Stored<Product>, sent: Sent) => {
    setBooking(null);
    if (sent === 'sent') {
      void navigate(paths.dashboard.payment.href(bookingDocumentId(product._id, uid)));
    } else {
      setWaiting(sent);
    }
  };

  return (
    <>
      <PageTitle title="WishList" />
      <Typography variant="h1" gutterBottom>
        WishList
      </Typography>
      <PagedRecords
        list={list}
        label="Wish list"
        columns={COLUMNS}
        onLoadMore={showMore}
        empty={
          <EmptyState
            title="No wishes yet"
            action={
              <Button variant="contained" component={Link} to={paths.home.href()}>
                Browse categories
              </Button>
            }
          >
            Tap the heart on a product to keep it here.
          </EmptyState>
        }
      >
        {({ key, rows }) => <WishesPage key={key} wishes={rows} onBook={setBooking} />}
      </PagedRecords>
      <BookingDialog product={booking} onClose={() => setBooking(null)} onBooked={goOn} />
      <BookedDialog sent={waiting} onClose={() => setWaiting(null)} />
    </>
  );
}
