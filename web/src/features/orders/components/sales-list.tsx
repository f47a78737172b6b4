import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { type Order, orderState } from '@thriftline/domain/orders/order';
import type { OrderState } from '@thriftline/domain/orders/order-machine';
import { orderStateLabel } from '@thriftline/domain/orders/order-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PagedRecords } from '@/components/records/paged-records.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/records/record-table.tsx';
import { ShortRecord } from '@/components/records/short-record.tsx';
import { ParcelPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { isShownIn, isWaiting } from '@/outbox/journal/mutation.ts';
import { useMutations } from '@/outbox/journal/mutations-store.ts';
import { handoverPath } from '../api/hand-over.ts';
import { useSales } from '../api/use-orders.ts';

/** What waits for its seller, who reads until when. */
const SELLERS_TURN: readonly OrderState[] = ['paid', 'disputed'];

const columns = () => [t`Product`, t`Paid by the buyer`, t`You get`, t`Buyer`, t`Status`];

function Sale({ order, share }: { order: Stored<Order>; share: ReactNode }) {
  const { t } = useLingui();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const state = orderState(order, serverNow());
  const due = order.dueAt && formatTime(order.dueAt.toDate());
  const deliveryPrice = formatCents(order.deliveryPrice ?? 0, order.currency);
  const isDisputed = order.dispute === 'open';
  // What was read off the buyer's screen is done; only the server does not know yet.
  const isHandedOver = useMutations().some(
    (mutation) => isWaiting(mutation) && mutation.path === handoverPath(order._id),
  );
  const page = paths.dashboard.order.href(order._id);
  const status = isHandedOver ? (
    <WaitingToSend />
  ) : (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={isDisputed || state === 'disputed' ? 'warning' : state === 'paid' ? 'primary' : 'default'}
        label={orderStateLabel({ ...order, state }, 'seller')}
      />
      {state === order.state && due && SELLERS_TURN.includes(state) && !isDisputed && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>{t`Due ${due}`}</Box>
      )}
    </>
  );
  if (isPhone) {
    return (
      <ShortRecord columns={columns().length} img={order.img} name={order.productname} to={page}>
        <Box sx={{ typography: 'body2' }}>
          {t`You get`} {share ?? '–'}
        </Box>
        <Box sx={{ typography: 'body2' }}>{status}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <UserText>{order.buyername}</UserText>
        </Box>
      </ShortRecord>
    );
  }
  return (
    <RecordRow>
      <RecordCell>
        <RecordItem img={order.img} name={order.productname} to={page} />
      </RecordCell>
      <RecordCell label={t`Paid by the buyer`}>
        {formatCents(order.amount, order.currency)}
        {order.deliveryPrice ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t`including ${deliveryPrice} for delivery`}
          </Box>
        ) : null}
      </RecordCell>
      <RecordCell label={t`You get`}>{share ?? '–'}</RecordCell>
      <RecordCell label={t`Buyer`}>
        <UserText>{order.buyername}</UserText>
      </RecordCell>
      <RecordCell label={t`Status`}>{status}</RecordCell>
    </RecordRow>
  );
}

interface SalesListProps {
  pages: number;
  onLoadMore: () => void;
  /** What its seller gets of a sale; nothing while that is not known, and of the oldest, of which nothing was written down. */
  share: (order: Stored<Order>) => ReactNode;
}

/** What somebody has sold, newest first, with what becomes of it. */
export function SalesList({ pages, onLoadMore, share }: SalesListProps) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  return (
    <>
      <Refusals of={(mutation) => isShownIn('sales', mutation)} />
      <PagedRecords
        list={useSales(uid, pages)}
        label={t`Sales`}
        columns={columns()}
        onLoadMore={onLoadMore}
        empty={
          <EmptyState
            picture={<ParcelPicture />}
            title={t`Nothing sold yet`}
            action={
              <Button variant="contained" component={Link} to={paths.dashboard.myProducts.href()}>
                {t`Open My Products`}
              </Button>
            }
          >
            {t`Your paid items appear here. Send or hand them over, and track each order until it’s complete.`}
          </EmptyState>
        }
      >
        {({ rows }) =>
          rows.map(({ data }) => (
            <PartBoundary key={data._id} as="tr">
              <Sale order={data} share={share(data)} />
            </PartBoundary>
          ))
        }
      </PagedRecords>
    </>
  );
}
