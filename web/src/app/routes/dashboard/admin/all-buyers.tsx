import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { EMAIL, JOINED, NAME, type UserColumn } from '@/features/users/components/shared-user-columns.tsx';
import { UserActs } from '@/features/users/components/user-acts.tsx';
import { UsersList } from '@/features/users/components/users-list.tsx';

const ACTS: UserColumn = {
  get title() {
    return t`Actions`;
  },
  bare: true,
  cell: (user) => <UserActs user={user} deleted={MESSAGES.buyerDeleted} />,
};
const COLUMNS = [NAME, EMAIL, JOINED, ACTS];

/** The buyers, to make them admins or delete them. */
export function AllBuyersRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage page="allBuyers">
      <OnlineOnly act="changeAccounts" />
      <UsersList label={t`All Buyers`} accountRole="Buyer" columns={COLUMNS} empty={t`No buyers yet`} />
    </DashboardPage>
  );
}
