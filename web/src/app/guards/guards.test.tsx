// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { ROLES, type Role } from '@thriftline/domain/accounts/roles';
import { paths } from '@thriftline/domain/base/paths';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { SHOP_TEXT_NAMES } from '@thriftline/domain/settings/shop-texts';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CurrentUser,
  LOADING,
  SIGNED_OUT,
  type SignedInUser,
  setCurrentUser,
} from '@/lib/account/current-user.ts';
import { takeShopSettings } from '@/lib/calls/shop-settings.ts';
import { eventually } from '@/testing/eventually.ts';
import { routes } from '../routes.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { RequireAuth } from './require-auth.tsx';
import { RequireAuthUnlessKept, RequireAuthUnlessOpen } from './require-auth-unless-open.tsx';

vi.mock('@/features/auth/session/start-session.ts', () => ({ startSession: () => undefined }));
vi.mock('@/lib/calls/shop-settings.ts', async (actual) => ({
  ...(await actual<object>()),
  refreshShopSettings: () => Promise.resolve(),
}));

const GUARDS = [RequireAuth, RequireAuthUnlessOpen, RequireAuthUnlessKept, RequireAdmin];
const isGuard = ({ Component }: RouteObject) => GUARDS.some((guard) => guard === Component);

/** Each path of the app with the guards that stand before it, the outermost first. */
function guardedPaths(of: readonly RouteObject[], outer: readonly unknown[] = []): [string, unknown[]][] {
  return of.flatMap((route) => {
    const guards = isGuard(route) ? [...outer, route.Component] : [...outer];
    const own: [string, unknown[]][] = route.path === undefined ? [] : [[route.path, guards]];
    return [...own, ...guardedPaths(route.children ?? [], guards)];
  });
}

/** The routes with their guards as they are, and nothing but the page's name for a page. */
function bare(of: readonly RouteObject[]): RouteObject[] {
  return of.map((route): RouteObject => {
    if (route.children)
      return {
        element: isGuard(route) ? undefined : <Outlet />,
        ...(isGuard(route) && { Component: route.Component }),
        children: bare(route.children),
      };
    return { path: route.path ?? '*', element: <p>page</p> };
  });
}

const all = guardedPaths(routes);
const behind = (...guards: unknown[]) =>
  all
    .filter(
      ([, before]) =>
        guards.length === before.length && guards.every((guard, index) => guard === before[index]),
    )
    .map(([path]) => path);

const OPEN = [
  paths.home.path,
  paths.login.path,
  paths.signup.path,
  paths.resetPassword.path,
  paths.unsubscribe.path,
  paths.blog.path,
  paths.categories.path,
  ...SHOP_TEXT_NAMES.map((name) => paths.shopText.href(name)),
  paths.search.path,
  paths.advertisement.path,
  '*',
];
const ADMINS = [
  '/dashboard/listofadmin',
  '/dashboard/listofbuyers',
  '/dashboard/listofsellers',
  '/dashboard/members/:id',
  '/dashboard/statistics',
  '/dashboard/categories',
  '/dashboard/settings',
  '/dashboard/subscribers',
  '/dashboard/payments',
  '/dashboard/books',
  '/dashboard/orderdesk',
  '/dashboard/deliveries',
  '/dashboard/reports',
  '/dashboard/auditlog',
];

/** An address at the path. */
const addressOf = (path: string) => path.replace(/:id\??$/, 'none');
const member = (role: Role | null): CurrentUser => ({ status: 'signedIn', uid: 'bea', role }) as SignedInUser;

/** Opens an address as somebody and gives where that leads. */
async function opened(path: string, user: CurrentUser): Promise<string> {
  setCurrentUser(user);
  const router = createMemoryRouter(bare(routes), { initialEntries: [addressOf(path)] });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(screen.getByText('page')).toBeDefined());
  const { pathname } = router.state.location;
  cleanup();
  router.dispose();
  return pathname;
}

afterEach(cleanup);

describe('the addresses of the app', () => {
  it('are behind login, but for those that are open', () => {
    expect(behind().sort()).toEqual(OPEN.toSorted());
    expect(behind(RequireAuthUnlessKept)).toEqual([paths.category.path]);
    expect(behind(RequireAuthUnlessOpen)).toEqual([paths.product.path, paths.seller.path]);
    expect(behind(RequireAuth, RequireAdmin)).toEqual(ADMINS);
    const others = behind(RequireAuth);
    expect(others.length).toBeGreaterThan(15);
    expect(others.every((path) => path.startsWith('/dashboard'))).toBe(true);
    expect(OPEN.length + 3 + ADMINS.length + others.length).toBe(all.length);
  });
});

const UNLESS_OPEN = [...behind(RequireAuthUnlessOpen), ...behind(RequireAuthUnlessKept)];

describe.each([...behind(RequireAuth), ...UNLESS_OPEN, ...ADMINS])('%s', (path) => {
  it('sends a stranger to the login page', async () => {
    expect(await opened(path, SIGNED_OUT)).toBe('/login');
  });

  it.each(ROLES)('is shown to a %s, or sends them home if it is for admins', async (role) => {
    const isOpen = role === 'Admin' || !ADMINS.includes(path);
    expect(await opened(path, member(role))).toBe(isOpen ? addressOf(path) : '/');
  });
});

describe('a shop that lets strangers look around', () => {
  beforeEach(() => takeShopSettings({ ...DEFAULT_OPEN_SETTINGS, openBrowsing: true }));
  afterEach(() => takeShopSettings(DEFAULT_OPEN_SETTINGS));

  it.each(UNLESS_OPEN)('shows them %s', async (path) => {
    expect(await opened(path, SIGNED_OUT)).toBe(addressOf(path));
  });

  it.each([paths.dashboard.index.path, paths.dashboard.allUsers.path])(
    'does not show them %s',
    async (path) => {
      expect(await opened(path, SIGNED_OUT)).toBe('/login');
    },
  );
});

describe('an account that is still being registered', () => {
  it('waits before the pages of admins', async () => {
    setCurrentUser(member(null));
    const router = createMemoryRouter(bare(routes), { initialEntries: ADMINS.slice(0, 1) });
    render(<RouterProvider router={router} />);
    expect(screen.queryByText('page')).toBeNull();
    expect(router.state.location.pathname).toBe(ADMINS[0]);
  });
});

describe('an account that takes long to be read', () => {
  afterEach(() => void vi.useRealTimers());

  it.each(GUARDS.slice(0, 2))('says so before the page, and offers to reload', async (Guard) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setCurrentUser(LOADING);
    const router = createMemoryRouter([{ path: '*', Component: Guard }]);
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByText('This is taking longer than usual')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });
});
