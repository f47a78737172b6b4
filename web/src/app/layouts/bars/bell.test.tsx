// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { User } from '@thriftline/domain/accounts/user';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { saveAccessToken } from '@/lib/device/site-data/access-token.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { setUnseenNotifications } from '@/lib/notices/unseen-notifications.ts';
import { TopBar } from './top-bar.tsx';

const watch = vi.hoisted(() => vi.fn());
const stop = vi.hoisted(() => vi.fn());
vi.mock('@/features/notifications/api/watch-unseen.ts', () => ({ watchUnseen: watch }));
vi.mock('@/lib/browser/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => {};
  },
}));

/** Somebody signed in; their token says this role, and their account that of a buyer. */
function signIn(role: 'Buyer' | 'Seller'): void {
  const userDoc: Stored<User> = {
    _id: 'bea',
    name: 'Bea',
    email: 'bea@example.com',
    role: 'Buyer',
    status: 'Unverified',
    createdAt: { toMillis: () => 0, toDate: () => new Date(0) },
  };
  const who = { email: 'bea@example.com', displayName: 'Bea', photoURL: null, emailVerified: true };
  setCurrentUser({ status: 'signedIn', uid: 'bea', role, userDoc, ...who });
}

const showBar = () =>
  render(
    <MemoryRouter>
      <TopBar>{null}</TopBar>
    </MemoryRouter>,
  );

beforeEach(() => {
  watch.mockReturnValue(stop);
  setUnseenNotifications(0);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
});

it('says how much is new, to whoever is signed in', async () => {
  signIn('Buyer');
  showBar();
  const bell = await screen.findByRole('link', { name: 'Notifications' });
  expect(bell.getAttribute('href')).toBe('/dashboard/notifications');
  // The bell has come late, and listens once it counts.
  await vi.waitFor(() => expect(watch).toHaveBeenCalled());
  act(() => setUnseenNotifications(3));
  expect((await screen.findByRole('link', { name: 'Notifications, 3 new' })).textContent).toBe('3');
  act(() => setUnseenNotifications(51));
  expect((await screen.findByRole('link', { name: 'Notifications, 50+ new' })).textContent).toBe('50+');
});

it('counts for the account as long as it is shown, once the token agrees with it', async () => {
  signIn('Seller');
  const { unmount } = showBar();
  await screen.findByRole('link', { name: 'Notifications' });
  expect(watch).not.toHaveBeenCalled();
  act(() => signIn('Buyer'));
  await vi.waitFor(() => expect(watch).toHaveBeenCalledExactlyOnceWith('bea'));
  unmount();
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

it('is not there for strangers', async () => {
  setCurrentUser(SIGNED_OUT);
  saveAccessToken('of the last visit');
  showBar();
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull();
});
