import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import type { Order } from '@thriftline/domain/orders/order';
import { orderDisputeText } from '@thriftline/domain/orders/order-dispute-texts';
import { ItemLink } from '@/components/cards/item-link.tsx';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { MemberLink } from '@/components/records/member-link.tsx';
import { PANEL } from '@/components/records/panel.ts';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { TermList } from '@/components/texts/term-list.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { useEscalatedOrders } from '../api/use-orders.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderConversation } from './order-conversation.tsx';
import { OrderStatements } from './order-statements.tsx';
import { OrderTimeline } from './order-timeline.tsx';

function Escalated({ order }: { order: Stored<Order> }) {
  const { t } = useLingui();
  const now = useNow(undefined);
  const disputed = orderDisputeText(order.dispute, 'admin');
  return (
    <Box component="li" sx={{ ...PANEL, display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <ItemLink to={paths.dashboard.order.href(order._id)}>
          <UserText>{order.productname}</UserText>
        </ItemLink>
      </Typography>
      <TermList
        terms={[
          [t`Paid`, formatCents(order.amount, order.currency)],
          [
            t`Seller`,
            <MemberLink key="seller" uid={order.sellerId}>
              {order.sellername}
            </MemberLink>,
          ],
          [
            t`Buyer`,
            <MemberLink key="buyer" uid={order.buyerId}>
              {order.buyername}
            </MemberLink>,
          ],
          ...(order.dueAt ? [[t`Decide by`, formatTime(order.dueAt.toDate())] as const] : []),
        ]}
      />
      {disputed !== undefined && <Alert severity="warning">{disputed}</Alert>}
      <OrderStatements order={order} />
      <OrderConversation order={order} />
      <OrderTimeline order={order} state={order.state} until={order.dueAt} reader="admin" />
      <OrderActs order={order} actor="admin" now={now} />
    </Box>
  );
}

/** Orders that the two could not settle, those that have waited longest first: an admin decides. */
export function OrderDesk() {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  const list = useEscalatedOrders(pages);
  const orders = list.pages.flatMap(({ rows }) => rows.map(({ data }) => data));
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'loading') return <RecordSkeletons count={2} />;
  if (orders.length === 0) {
    return list.confirmed ? (
      <EmptyState title={t`Nothing to decide`}>
        {t`Orders that a buyer and a seller can’t resolve appear here.`}
      </EmptyState>
    ) : (
      <NotOnDevice />
    );
  }
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', maxWidth: '45rem' }}>
        {orders.map((order) => (
          <PartBoundary key={order._id} as="li">
            <Escalated order={order} />
          </PartBoundary>
        ))}
      </Box>
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={showMore} />
    </>
  );
}
