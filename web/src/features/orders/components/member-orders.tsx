import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { formatCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import { type Order, orderState } from '@thriftline/domain/orders/order';
import { orderStateLabel } from '@thriftline/domain/orders/order-texts';
import { MemberLink } from '@/components/records/member-link.tsx';
import { RecordItem } from '@/components/records/record-item.tsx';
import type { RecordColumn } from '@/components/records/record-rows.tsx';
import { RecordSection } from '@/components/records/record-section.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatDay } from '@/lib/texts/format-date.ts';
import { usePurchases, useSales } from '../api/use-orders.ts';

type OrderColumn = RecordColumn<Stored<Order>>;

const item = (): OrderColumn => ({
  title: t`Item`,
  bare: true,
  cell: ({ _id, img, productname }) => (
    <RecordItem img={img} name={productname} to={paths.dashboard.order.href(_id)} />
  ),
});
const paid = (): OrderColumn => ({
  title: t`Paid`,
  cell: ({ createdAt }) => formatDay(createdAt.toDate().toISOString()),
});
const amountPaid = (): OrderColumn => ({
  title: t`Amount`,
  cell: ({ amount, currency }) => formatCents(amount, currency),
});
const status = (): OrderColumn => ({
  title: t`Status`,
  cell: (order) => {
    const state = orderState(order, serverNow());
    const isOpen = state === 'disputed' || state === 'escalated' || order.dispute === 'open';
    return (
      <Chip
        size="small"
        variant="outlined"
        color={isOpen ? 'warning' : 'default'}
        label={orderStateLabel({ ...order, state }, 'buyer')}
      />
    );
  },
});
const soldColumns = (): readonly OrderColumn[] => [
  item(),
  {
    title: t`Buyer`,
    cell: ({ buyerId, buyername }) => <MemberLink uid={buyerId}>{buyername}</MemberLink>,
  },
  amountPaid(),
  paid(),
  status(),
];
const boughtColumns = (): readonly OrderColumn[] => [
  item(),
  {
    title: t`Seller`,
    cell: ({ sellerId, sellername }) => <MemberLink uid={sellerId}>{sellername}</MemberLink>,
  },
  amountPaid(),
  paid(),
  status(),
];

/** What a member sold and bought, newest first, for admins. */
export function MemberOrders({ uid }: { uid: string }) {
  const { t } = useLingui();
  const [sold, bought] = [useShownPages(), useShownPages('bought')];
  return (
    <>
      <RecordSection
        title={t`Sold`}
        list={useSales(uid, sold.pages)}
        columns={soldColumns()}
        empty={t`Nothing sold yet`}
        onLoadMore={sold.showMore}
      />
      <RecordSection
        title={t`Bought`}
        list={usePurchases(uid, bought.pages)}
        columns={boughtColumns()}
        empty={t`Nothing bought yet`}
        onLoadMore={bought.showMore}
      />
    </>
  );
}
