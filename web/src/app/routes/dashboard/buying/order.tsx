import { useLingui } from '@lingui/react/macro';
import { invariant } from '@thriftline/domain/base/invariant';
import { orderSideOf } from '@thriftline/domain/orders/order';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { BuyerContact } from '@/features/bookings/components/buyer-contact.tsx';
import { PaidSellerContact } from '@/features/bookings/components/paid-seller-contact.tsx';
import { OrderView } from '@/features/orders/components/order-view.tsx';
import { PendingChargeNote } from '@/features/payments/components/outcome/pending-charge-note.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';

// For sellers alone.
const OrderPayout = lazy(async () => ({
  default: (await import('@/features/payouts/components/order-payout.tsx')).OrderPayout,
}));
// Of orders that are complete alone, and below what the page is for.
const OrderReviews = lazy(async () => ({
  default: (await import('@/features/reviews/components/order-reviews.tsx')).OrderReviews,
}));
const RatingLine = lazy(async () => ({
  default: (await import('@/features/reviews/components/rating-line.tsx')).RatingLine,
}));

/** What becomes of what was paid, for both sides of it. */
export function OrderRoute() {
  const { t } = useLingui();
  const { id } = useParams();
  const { uid } = useSignedInUser();
  invariant(id !== undefined, 'the address of an order has its payment');
  return (
    <DashboardPage page="order">
      <OnlineOnly
        act="changeOrder"
        instead={t`You can still scan a buyer’s QR code and write down a problem without one.`}
      />
      <PendingChargeNote uid={uid} paymentIntentId={id} />
      <OrderView
        key={id}
        orderId={id}
        payout={(order) => (
          <LazySection>
            <OrderPayout order={order} />
          </LazySection>
        )}
        contact={(order) => {
          const side = orderSideOf(order, uid);
          if (side === 'seller') return <BuyerContact bookingsId={order.bookingsId} />;
          return side === 'buyer' ? <PaidSellerContact bookingsId={order.bookingsId} /> : null;
        }}
        reviews={(order) =>
          order.reviewUntil !== undefined && (
            <LazySection>
              <OrderReviews order={order} />
            </LazySection>
          )
        }
        rating={(order, side) => (
          <LazySection>
            <RatingLine uid={side === 'buyer' ? order.buyerId : order.sellerId} side={side} />
          </LazySection>
        )}
      />
    </DashboardPage>
  );
}
