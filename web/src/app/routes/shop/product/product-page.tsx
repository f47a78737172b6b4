import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { may, reach } from '@thriftline/domain/accounts/permissions';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { lazy, Suspense, useEffect } from 'react';
import { ShareButton } from '@/components/gallery/share-button.tsx';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { AsOf, productKey } from '@/components/states/as-of.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useBookingsOf } from '@/features/bookings/api/use-bookings-of.ts';
import { SellerContact } from '@/features/bookings/components/seller-contact.tsx';
import { noteLook } from '@/features/products/api/note-look.ts';
import { noteCategory } from '@/features/products/browsing/categories-seen.ts';
import { noteItem } from '@/features/products/browsing/items-seen.ts';
import { ProductSheet } from '@/features/products/components/product-sheet.tsx';
import { useProductState } from '@/features/products/hooks/use-product-state.ts';
import { ReportItem } from '@/features/reports/components/sending/report-what-is-seen.tsx';
import { useWishesOf } from '@/features/wishlist/api/use-wishes-of.ts';
import { WishButton } from '@/features/wishlist/components/wish-button.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { BuyerActions } from './buyer-actions.tsx';
import { RelatedItems } from './related-items.tsx';
import { TalkActs } from './talk-acts.tsx';
import { WhyNoBooking } from './why-no-booking.tsx';

// Most who look at an item buy: what its seller does with it comes for sellers alone.
const SellerActions = lazy(async () => ({ default: (await import('./seller-actions.tsx')).SellerActions }));

// The sheet is there without it.
const RatingLine = lazy(async () => ({
  default: (await import('@/features/reviews/components/rating-line.tsx')).RatingLine,
}));

const AnswerLine = lazy(async () => ({
  default: (await import('@/features/sellers/components/answer-line.tsx')).AnswerLine,
}));

// Few are away.
const AwayNotice = lazy(async () => ({
  default: (await import('@/features/conversations/components/being-here.ts')).AwayNotice,
}));

interface ProductPageProps {
  product: Stored<Product>;
  /** Whether the server has confirmed it in this session. */
  confirmed: boolean;
}

/** A product that is there: the sheet with what the person at the screen can do, and what is like it. */
export function ProductPage({ product, confirmed }: ProductPageProps) {
  const { uid, role } = useSignedInUser();
  const { state, now } = useProductState(product);
  const own = product.sellerId === uid;
  const buys = !own && role !== null && may(role, 'bookings', 'add');
  const deletes = role === null ? 'none' : reach(role, 'products', 'delete');
  const manages = deletes === 'othersOrOwnUnsold' || (deletes === 'ownUnsold' && own);
  // An admin may have booked it before they were one.
  const bookings = useBookingsOf(role === null || own ? null : uid, [product._id]);
  const booking = bookings.rows[0];
  const wishes = useWishesOf(buys ? uid : null, [product._id]);
  useEffect(() => noteCategory(uid, product.categoryId), [uid, product.categoryId]);
  useEffect(() => (own ? undefined : noteItem(uid, product._id)), [uid, own, product._id]);
  const [productId, looks] = [product._id, role !== null && role !== 'Admin' && !own];
  useEffect(() => (looks ? noteLook(uid, productId) : undefined), [uid, productId, looks]);

  return (
    <Stack spacing={{ xs: 6, md: 9 }}>
      <PageTitle title={product.productname} />
      <ProductSheet
        item={product}
        listed={product.createdAt.toDate().toISOString()}
        sold={state.name === 'sold'}
        sellerSince={product.sellerSince?.toDate()}
        sellerPage={paths.seller.href(product.sellerId)}
        sellerRating={
          <LazySection>
            <RatingLine uid={product.sellerId} side="seller" />
            <AnswerLine sellerId={product.sellerId} />
          </LazySection>
        }
        corner={
          <>
            <ShareButton title={product.productname} path={paths.product.href(product._id)} />
            {buys && (
              <WishButton
                product={product}
                wished={wishes.status === 'loading' ? undefined : wishes.rows.length > 0}
                disabled={!allowsProductAct(state, 'wish')}
              />
            )}
          </>
        }
        actions={
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <AsOf of={productKey(product._id)} confirmed={confirmed} />
            <Refusals of={({ kind, subject }) => kind !== 'write' && subject.productId === product._id} />
            {(buys || booking !== undefined) && (
              <PartBoundary>
                <BuyerActions
                  buys={buys}
                  product={product}
                  state={state}
                  now={now}
                  booking={booking}
                  loading={bookings.status === 'loading'}
                />
              </PartBoundary>
            )}
            {/* Below the button, which would move when it comes. */}
            {buys && allowsProductAct(state, 'wish') && (
              <LazySection>
                <AwayNotice sellerId={product.sellerId} />
              </LazySection>
            )}
            {!own && ((buys && allowsProductAct(state, 'wish')) || booking !== undefined) && (
              <PartBoundary>
                <TalkActs product={product} uid={uid} buys={buys} />
              </PartBoundary>
            )}
            {role !== null && !buys && booking === undefined && state.name !== 'sold' && (
              <WhyNoBooking role={role} own={own} />
            )}
            {manages && (
              <PartBoundary>
                <Suspense>
                  <SellerActions product={product} state={state} />
                </Suspense>
              </PartBoundary>
            )}
          </Box>
        }
        contact={booking !== undefined && <SellerContact booking={booking.data} />}
      />
      <PartBoundary>
        <RelatedItems product={product} own={own} />
      </PartBoundary>
      {!own && role !== null && (
        // A box of its own: the stack sets the margins of what it holds.
        <Box>
          <PartBoundary>
            <ReportItem item={product} uid={uid} />
          </PartBoundary>
        </Box>
      )}
    </Stack>
  );
}
