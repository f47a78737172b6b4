import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { SellerStatus } from '@/features/users/components/seller-status.tsx';
import { EMAIL, JOINED, NAME, type UserColumn } from '@/features/users/components/shared-user-columns.tsx';
import { UserActs } from '@/features/users/components/user-acts.tsx';
import { UsersList } from '@/features/users/components/users-list.tsx';

const STATUS: UserColumn = {
  get title() {
    return t`Status`;
  },
  id: 'status',
  sort: 'status',
  cell: (user) => <SellerStatus user={user} />,
};
const ACTS: UserColumn = {
  get title() {
    return t`Actions`;
  },
  bare: true,
  cell: (user) => <UserActs user={user} deleted={MESSAGES.sellerDeleted} />,
};
const COLUMNS = [NAME, EMAIL, JOINED, STATUS, ACTS];

/** The sellers, to verify them, make them admins or delete them. */
export function AllSellersRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage page="allSellers">
      <OnlineOnly act="changeAccounts" />
      <UsersList label={t`All Sellers`} accountRole="Seller" columns={COLUMNS} empty={t`No sellers yet`} />
    </DashboardPage>
  );
}
