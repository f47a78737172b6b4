import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import type { Side } from '@thriftline/domain/base/side';
import { wayWords } from '@thriftline/domain/catalogue/delivery';
import { type NextStep, nextStep } from '@thriftline/domain/orders/next-step';
import { type Order, orderSideOf, orderState } from '@thriftline/domain/orders/order';
import { orderDisputeText } from '@thriftline/domain/orders/order-dispute-texts';
import type { OrderActor } from '@thriftline/domain/orders/order-machine';
import { orderStateLabel } from '@thriftline/domain/orders/order-texts';
import { priceLines } from '@thriftline/domain/payments/price-lines';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { MemberLink } from '@/components/records/member-link.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import { AsOf } from '@/components/states/as-of.tsx';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { TermList } from '@/components/texts/term-list.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { isWaiting } from '@/outbox/journal/mutation.ts';
import { useMutations } from '@/outbox/journal/mutations-store.ts';
import { handoverPath } from '../api/hand-over.ts';
import { useOrder } from '../api/use-order.ts';
import { PickupCode } from './handover/pickup-code.tsx';
import { HaveItAlready } from './have-it-already.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderNext } from './order-next.tsx';
import { OrderStatements } from './order-statements.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface OrderViewProps {
  orderId: string;
  /** How to reach the other side, for who may. */
  contact: (order: Stored<Order>) => ReactNode;
  /** What its seller gets of it, for the seller. */
  payout: (order: Stored<Order>) => ReactNode;
  /** What its two sides say of each other, once it is complete. */
  reviews: (order: Stored<Order>) => ReactNode;
  /** What was said before of who is on the other side. */
  rating: (order: Stored<Order>, side: Side) => ReactNode;
}

/** What becomes of what was paid, for its two sides and admins: what is next, what can be done, and what happened. */
export function OrderView({ orderId, contact, payout, reviews, rating }: OrderViewProps) {
  const { t } = useLingui();
  const order = useOrder(orderId);
  if (order.status === 'loading') return <LoadingBlock height={420} maxWidth={640} />;
  if (order.status === 'unknown') return <NotOnDevice />;
  if (order.status === 'ready') {
    const { data } = order.row;
    return (
      <Shown
        order={data}
        confirmed={order.confirmed}
        contact={contact(data)}
        payout={payout(data)}
        reviews={reviews(data)}
        rating={(side) => rating(data, side)}
      />
    );
  }
  if (order.status === 'error' && !isRefused(order)) {
    return <ErrorState error={order.error} onRetry={order.retry} />;
  }
  return (
    <EmptyState
      picture={<ParcelPicture />}
      title={t`No details for this order`}
      action={
        <Button variant="contained" component={RouterLink} to={paths.dashboard.receipt.href(orderId)}>
          {t`View receipt`}
        </Button>
      }
    >
      {t`Older orders only have a receipt.`}
    </EmptyState>
  );
}

/** What the amount is made of. */
function priceTerms({ amount, delivery, deliveryPrice = 0, currency }: Order) {
  return priceLines({ item: amount - deliveryPrice, delivery, deliveryPrice, currency });
}

/** A side of the order, and what others said of it. */
function Named({ rating, children }: { rating: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <span>{children}</span>
      {rating}
    </Box>
  );
}

interface SideNameProps {
  order: Order;
  /** Who reads it: for admins a name leads to what they know of the member. */
  actor: OrderActor;
}

function SellerName({ order: { sellerId, sellername }, actor }: SideNameProps) {
  if (actor === 'admin') return <MemberLink uid={sellerId}>{sellername}</MemberLink>;
  return (
    <Link component={RouterLink} to={paths.seller.href(sellerId)} color="inherit">
      <UserText>{sellername}</UserText>
    </Link>
  );
}

function BuyerName({ order: { buyerId, buyername }, actor }: SideNameProps) {
  if (actor === 'admin') return <MemberLink uid={buyerId}>{buyername}</MemberLink>;
  return <UserText>{buyername}</UserText>;
}

/** What comes next for who has handed it over without a network. */
const toldLater = (): NextStep => ({
  text: t`You handed over the item. We update the order once this phone has a connection.`,
});

interface ShownProps {
  order: Stored<Order>;
  /** Whether the server has confirmed it in this session. */
  confirmed: boolean;
  contact: ReactNode;
  payout: ReactNode;
  reviews: ReactNode;
  rating: (side: Side) => ReactNode;
}

function Shown({ order, confirmed, contact, payout, reviews, rating }: ShownProps) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const now = useNow(order.dueAt?.toMillis());
  const side = orderSideOf(order, uid);
  // What was read off the buyer's screen is done; only the server does not know yet.
  const isWaitingFor = useMutations().some(
    (mutation) => isWaiting(mutation) && mutation.path === handoverPath(order._id),
  );
  const actor = side ?? 'admin';
  const state = orderState(order, now);
  const next = isWaitingFor ? toldLater() : nextStep({ ...order, state }, side ?? 'seller');
  const isDelivered = order.delivery === 'delivery';
  const { dispute } = order;
  const disputed = orderDisputeText(dispute, actor);
  const showsCode = side === 'buyer' && state === 'paid' && disputed === undefined;
  // What is sent needs neither a code nor a receipt before it is on its way, unless its seller brings it.
  const isStillToCome = showsCode && isDelivered;
  // A state that has run out has its own end, which the server says.
  const until = state === order.state ? order.dueAt : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '40rem' }}>
      <AsOf of={`orders/${order._id}`} confirmed={confirmed} />
      <RecordItem img={order.img} name={order.productname} to={paths.product.href(order.productId)}>
        <Box component="span">{formatCents(order.amount, order.currency)}</Box>
        {order.delivery && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {wayWords(order.delivery, order.deliveryPrice ?? 0, order.currency)}
          </Box>
        )}
        <Chip
          size="small"
          variant="outlined"
          color={dispute === 'open' ? 'warning' : 'default'}
          label={orderStateLabel({ ...order, state }, side ?? 'seller')}
        />
      </RecordItem>
      {(side || disputed) && (
        <PartBoundary>
          <OrderNext order={order} side={side} next={next} until={until} />
        </PartBoundary>
      )}
      {showsCode && !isDelivered && <PickupCode orderId={order._id} />}
      <PartBoundary>
        <OrderStatements order={order} />
      </PartBoundary>
      <Refusals of={({ path }) => path === handoverPath(order._id)} />
      {/* Above what is still on its way, which would push a button from under the finger. */}
      {isWaitingFor ? (
        <Box>
          <WaitingToSend />
        </Box>
      ) : (
        <PartBoundary>
          <OrderActs
            order={order}
            actor={actor}
            now={now}
            shows={(act) => act !== 'receive' || !isStillToCome}
          />
        </PartBoundary>
      )}
      <Box component="section">
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t`Order history`}
        </Typography>
        <PartBoundary>
          <OrderTimeline order={order} state={state} until={until} reader={actor} />
        </PartBoundary>
      </Box>
      {isDelivered && side && (
        <PartBoundary>
          <OrderAddress order={order} side={side} />
        </PartBoundary>
      )}
      {side === 'seller' && payout}
      {isStillToCome && (
        <PartBoundary>
          <HaveItAlready>
            <PickupCode orderId={order._id} />
            <OrderActs order={order} actor={actor} now={now} shows={(act) => act === 'receive'} />
          </HaveItAlready>
        </PartBoundary>
      )}
      {reviews}
      <TermList
        roomy
        terms={[
          ...priceTerms(order),
          [
            t`Seller`,
            <Named key="seller" rating={rating('seller')}>
              <SellerName order={order} actor={actor} />
            </Named>,
          ],
          [
            t`Buyer`,
            <Named key="buyer" rating={rating('buyer')}>
              <BuyerName order={order} actor={actor} />
            </Named>,
          ],
          ...(contact === null
            ? []
            : [[t({ message: 'Contact', context: 'details of the other side' }), contact] as const]),
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {side && (
          <Button
            variant="outlined"
            component={RouterLink}
            to={paths.dashboard.messages.with(order.bookingsId)}
          >
            {side === 'buyer' ? t`Message the seller` : t`Message the buyer`}
          </Button>
        )}
        <Button component={RouterLink} to={paths.dashboard.receipt.href(order._id)}>
          {t`Receipt`}
        </Button>
      </Box>
    </Box>
  );
}
