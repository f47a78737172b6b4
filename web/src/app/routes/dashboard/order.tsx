import { invariant } from '@thriftline/domain/invariant';
import { orderSideOf } from '@thriftline/domain/order';
import { useParams } from 'react-router-dom';
import { DashboardPage } from '@/app/layouts/dashboard-page.tsx';
import { OnlineOnly } from '@/components/online-only.tsx';
import { BuyerContact } from '@/features/bookings/components/buyer-contact.tsx';
import { PaidSellerContact } from '@/features/bookings/components/paid-seller-contact.tsx';
import { OrderView } from '@/features/orders/components/order-view.tsx';
import { OrderPayout } from '@/features/payouts/components/order-payout.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';

/** What becomes of what was paid, for both sides of it. */
export function OrderRoute() {
  const { id } = useParams();
  const { uid } = useSignedInUser();
  invariant(id !== undefined, 'the address of an order has its payment');
  return (
    <DashboardPage title="Order">
      <OnlineOnly act="Changing an order" instead="A buyer’s QR code can be read without one." />
      <OrderView
        key={id}
        orderId={id}
        payout={<OrderPayout orderId={id} />}
        contact={(order) => {
          const side = orderSideOf(order, uid);
          if (side === 'seller') return <BuyerContact bookingsId={order.bookingsId} />;
          return side === 'buyer' ? <PaidSellerContact bookingsId={order.bookingsId} /> : null;
        }}
      />
    </DashboardPage>
  );
}
