// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { User } from '@thriftline/domain/accounts/user';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { saveAccessToken } from '@/lib/device/site-data/access-token.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { setInboxCount } from '@/lib/notices/inbox-counts.ts';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

const watch = vi.hoisted(() => vi.fn());
const stop = vi.hoisted(() => vi.fn());
vi.mock('@/features/notifications/api/watch-unseen.ts', () => ({ watchUnseen: watch }));
vi.mock('@/features/conversations/api/watch-unread.ts', () => ({ watchUnread: watch }));
// Loaded in the same file.
vi.mock('@/features/auth/api/note-device.ts', () => ({ noteDevice: vi.fn() }));
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

const showBars = () =>
  render(
    <MemoryRouter>
      <TopBar>{null}</TopBar>
      <TabBar />
    </MemoryRouter>,
  );

beforeEach(() => {
  watch.mockReturnValue(stop);
  setInboxCount('messages', 0);
  setInboxCount('notifications', 0);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
});

it('says how much is new at the inbox, and opens it there', async () => {
  signIn('Buyer');
  showBars();
  const inbox = await within(screen.getByRole('navigation', { name: 'Tabs' })).findByRole('link', {
    name: /^Inbox/,
  });
  expect(inbox.getAttribute('href')).toBe('/dashboard/messages');
  act(() => void setInboxCount('notifications', 3));
  expect(inbox.getAttribute('aria-label')).toBe('Inbox, 3 new');
  expect(inbox.getAttribute('href')).toBe('/dashboard/notifications');
  act(() => void setInboxCount('messages', 48));
  expect(inbox.getAttribute('aria-label')).toBe('Inbox, 50+ new');
  expect(inbox.getAttribute('href')).toBe('/dashboard/messages');
  // It comes late, and would be taken for the next test's.
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(2));
});

it('counts for the account as long as it is shown, once the token agrees with it', async () => {
  signIn('Seller');
  const { unmount } = showBars();
  await screen.findByRole('navigation', { name: 'Tabs' });
  expect(watch).not.toHaveBeenCalled();
  act(() => signIn('Buyer'));
  await vi.waitFor(() => expect(watch.mock.calls).toEqual([['bea'], ['bea']]));
  unmount();
  await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
});

it('counts nothing for strangers', async () => {
  setCurrentUser(SIGNED_OUT);
  saveAccessToken('of the last visit');
  showBars();
  expect(screen.getAllByRole('link', { name: 'Inbox' })).toHaveLength(1);
  expect(watch).not.toHaveBeenCalled();
});
