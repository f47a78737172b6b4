import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { startSession } from '@/features/auth/session/start-session.ts';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { refreshShopSettings } from '@/lib/calls/shop-settings.ts';
import { wasSignedIn } from '@/lib/device/site-data/access-token.ts';
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

/** The same for a page that shows what this device has of it while it is not known yet whether a member is still signed in. */
export function RequireAuthUnlessKept() {
  const { status } = useCurrentUser();
  useEffect(startSession, []);
  return status === 'loading' && wasSignedIn() ? <Outlet /> : <RequireAuthUnlessOpen />;
}
