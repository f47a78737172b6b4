import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { EMAIL, JOINED, NAME, ROLE } from '@/features/users/components/shared-user-columns.tsx';
import { UsersList } from '@/features/users/components/users-list.tsx';

const COLUMNS = [NAME, EMAIL, ROLE, JOINED];

/** Every account. */
export function AllUsersRoute() {
  return (
    <DashboardPage title="All Users">
      <UsersList label="All Users" columns={COLUMNS} empty="No users yet" />
    </DashboardPage>
  );
}
