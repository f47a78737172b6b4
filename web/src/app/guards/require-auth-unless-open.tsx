import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { refreshShopSettings } from '@/lib/calls/shop-settings.ts';
import { isClearing } from '@/outbox/device/device-owner.ts';
import { RequireAuth } from './require-auth.tsx';

/** Lets strangers in where the operator lets them look around, which the server says when this device knows of no such thing. */
function OpenOrAuth() {
  const { openBrowsing } = useShopSettings();
  const asked = useFetched(refreshShopSettings);
  // Firestore has ended while somebody leaves this device.
  if (openBrowsing && !isClearing()) return <Outlet />;
  return asked.status === 'loading' ? <PageSkeleton /> : <RequireAuth />;
}

/** Lets in who is signed in, and in an open shop everybody; sends others to the login page, which brings them back. */
export function RequireAuthUnlessOpen() {
  const { status } = useCurrentUser();
  return status === 'signedOut' ? <OpenOrAuth /> : <RequireAuth />;
}
