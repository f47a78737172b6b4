import { Navigate, Outlet } from 'react-router-dom';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { useSignedInUser } from '@/lib/current-user.ts';

/** Lets admins in, once their role is known; sends others home. Stands inside RequireAuth. */
export function RequireAdmin() {
  const { role } = useSignedInUser();
  if (role === null) return <PageSkeleton />;
  if (role !== 'Admin') return <Navigate to={paths.home.href()} replace />;
  return <Outlet />;
}
