import { paths } from '@thriftline/domain/base/paths';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { startSession } from '@/features/auth/session/start-session.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import type { LoginState } from './return-address.ts';
import { SlowAccount } from './slow-account.tsx';

/** Lets in who is signed in; sends others to the login page, which brings them back. */
export function RequireAuth() {
  const { status } = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  useEffect(startSession, []);
  if (status === 'loading') return <SlowAccount />;
  if (status === 'signedOut') {
    const state: LoginState = { from: { pathname, search, hash }, isRequired: true };
    return <Navigate to={paths.login.href()} state={state} replace />;
  }
  return <Outlet />;
}
