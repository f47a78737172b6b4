import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { formatCents } from '@thriftline/domain/money';
import { type Order, orderState } from '@thriftline/domain/order';
import { ORDER_STATE_LABELS } from '@thriftline/domain/order-words';
import { Link } from 'react-router-dom';
import { ParcelPicture } from '@/components/empty-pictures.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { PagedRecords } from '@/components/paged-records.tsx';
import { RecordItem } from '@/components/record-item.tsx';
import { RecordCell, RecordRow } from '@/components/record-table.tsx';
import { paths } from '@/config/paths.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/current-user.ts';
import { formatTime } from '@/lib/format-time.ts';
import { serverNow } from '@/lib/server-clock.ts';
import type { Stored } from '@/lib/stored.ts';
import { isShownIn } from '@/outbox/act.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { useSales } from '../api/use-orders.ts';

const COLUMNS = ['Product', 'Price', 'Buyer', 'State'] as const;

function Sale({ order }: { order: Stored<Order> }) {
  const state = orderState(order, serverNow());
  return (
    <RecordRow>
      <RecordCell>
        <RecordItem img={order.img} name={order.productname} to={paths.dashboard.order.href(order._id)} />
      </RecordCell>
      <RecordCell label="Price">{formatCents(order.amount, order.currency)}</RecordCell>
      <RecordCell label="Buyer">{order.buyername}</RecordCell>
      <RecordCell label="State">
        <Chip size="small" variant="outlined" label={ORDER_STATE_LABELS.seller[state]} />
        {state === order.state && order.dueAt && state !== 'shipped' && (
          <> until {formatTime(order.dueAt.toDate())}</>
        )}
      </RecordCell>
    </RecordRow>
  );
}

/** What somebody has sold, newest first, with what becomes of it. */
export function SalesList() {
  const { uid } = useSignedInUser();
  const { pages, showMore } = useShownPages();
  return (
    <>
      <Refusals of={(act) => isShownIn('sales', act)} />
      <PagedRecords
        list={useSales(uid, pages)}
        label="Sales"
        columns={COLUMNS}
        onLoadMore={showMore}
        empty={
          <EmptyState
            picture={<ParcelPicture />}
            title="Nothing sold yet"
            action={
              <Button variant="contained" component={Link} to={paths.dashboard.myProducts.href()}>
                To My Products
              </Button>
            }
          >
            What somebody has paid for is listed here: send it or hand it over, and follow it until it is
            theirs.
          </EmptyState>
        }
      >
        {({ rows }) => rows.map(({ data }) => <Sale key={data._id} order={data} />)}
      </PagedRecords>
    </>
  );
}
