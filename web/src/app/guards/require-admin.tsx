import { paths } from '@thriftline/domain/base/paths';
import { Navigate, Outlet } from 'react-router-dom';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { SlowAccount } from './slow-account.tsx';

/** Lets admins in, once their role is known; sends others home. Stands inside RequireAuth. */
export function RequireAdmin() {
  const { role } = useSignedInUser();
  if (role === null) return <SlowAccount />;
  if (role !== 'Admin') return <Navigate to={paths.home.href()} replace />;
  return <Outlet />;
}
