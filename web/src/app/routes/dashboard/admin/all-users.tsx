import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { EMAIL, JOINED, NAME, ROLE } from '@/features/users/components/shared-user-columns.tsx';
import { UsersList } from '@/features/users/components/users-list.tsx';

const COLUMNS = [NAME, EMAIL, ROLE, JOINED];

/** Every account. */
export function AllUsersRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage page="allUsers">
      <UsersList label={t`All Users`} columns={COLUMNS} empty={t`No users yet`} />
    </DashboardPage>
  );
}
