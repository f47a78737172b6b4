// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationPreferences } from '@thriftline/domain/notifications/notification-preferences';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseEmailFrequency } from '../api/choose-email-frequency.ts';
import { chooseNotifications } from '../api/choose-notifications.ts';
import { NotificationChoices } from './notification-choices.tsx';

const stored = vi.hoisted(() => ({
  preferences: {} as NotificationPreferences,
  here: 'Europe/Berlin' as string | undefined,
}));

vi.mock('@/config/env.ts', () => ({ env: { vapidPublicKey: 'a key' } }));
vi.mock('@/lib/push/switch-push.ts', () => ({}));
vi.mock('../api/use-notification-preferences.ts', () => ({
  useNotificationPreferences: () => stored.preferences,
}));
vi.mock('../api/choose-notifications.ts', () => ({ chooseNotifications: vi.fn(async () => {}) }));
vi.mock('../api/choose-email-frequency.ts', () => ({ chooseEmailFrequency: vi.fn(async () => {}) }));
vi.mock('../time-zone-here.ts', () => ({ timeZoneHere: () => stored.here }));

const show = (preferences: NotificationPreferences = {}) => {
  stored.preferences = preferences;
  return render(<NotificationChoices uid="bea" />);
};

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('switches each group by each way, but what is always told', async () => {
  const user = userEvent.setup();
  show({ off: ['sales.email'] });
  const sales = within(screen.getByRole('row', { name: /^My sales/ }));
  expect(sales.getByText('Always')).toBeDefined();
  const switched = sales.getByRole('switch', { name: 'My sales: E-mail' });
  expect((switched as HTMLInputElement).checked).toBe(false);
  await user.click(switched);
  expect(chooseNotifications).toHaveBeenCalledWith('bea', 'sales.email', true);
  await user.click(screen.getByRole('switch', { name: 'Questions, replies and offers: Here' }));
  expect(chooseNotifications).toHaveBeenLastCalledWith('bea', 'messages.inbox', false);
  await user.click(screen.getByRole('switch', { name: 'My sales: On devices' }));
  expect(chooseNotifications).toHaveBeenLastCalledWith('bea', 'sales.push', false);
  const account = within(screen.getByRole('row', { name: /^My account/ }));
  expect(account.queryByRole('switch')).toBeNull();
  expect(account.getAllByText('Always')).toHaveLength(2);
  // What the account itself is about comes by e-mail alone.
  expect(account.getByText('Never')).toBeDefined();
});

it('says how often e-mails come, and switches none of them on while none come', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Send e-mails' }), 'Never');
  expect(chooseEmailFrequency).toHaveBeenCalledWith('bea', { letters: 'off' });
  expect(screen.queryByText(/Time zone:/)).toBeNull();
  unmount();
  show({ letters: 'off' });
  const switched = screen.getByRole<HTMLInputElement>('switch', { name: 'My orders: E-mail' });
  expect([switched.checked, switched.disabled]).toEqual([false, true]);
});

it('keeps quiet at night first, at other hours if told, and by a clock that can be set right', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.click(screen.getByRole('switch', { name: /^Quiet hours/ }));
  expect(chooseEmailFrequency).toHaveBeenCalledWith('bea', { quiet: { from: 22, until: 7 } });
  unmount();
  show({ quiet: { from: 22, until: 7 }, timeZone: 'Asia/Tokyo' });
  const from = screen.getByRole('combobox', { name: 'From' });
  expect(within(from).queryByRole('option', { name: '07:00' })).toBeNull();
  await user.selectOptions(from, '23:00');
  expect(chooseEmailFrequency).toHaveBeenLastCalledWith('bea', { quiet: { from: 23, until: 7 } });
  expect(screen.getByText(/Time zone: Asia\/Tokyo/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Use Europe/Berlin' }));
  expect(chooseEmailFrequency).toHaveBeenLastCalledWith('bea', {});
  await user.click(screen.getByRole('switch', { name: /^Quiet hours/ }));
  expect(chooseEmailFrequency).toHaveBeenLastCalledWith('bea', { quiet: null });
});

it('offers no clock that has no name', () => {
  stored.here = undefined;
  show({ letters: 'daily', timeZone: 'Asia/Tokyo' });
  expect(screen.getByText(/Time zone: Asia\/Tokyo/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});
