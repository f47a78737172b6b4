import { i18n } from '@thriftline/domain/base/locale/i18n';
import { describe, expect, it } from 'vitest';
import { currentTab, inboxAddress, tabsOf } from './tabs-of.ts';

const NOTHING = { messages: 0, notifications: 0 };

describe('tabsOf', () => {
  it('leads everybody to the same five places', () => {
    expect(tabsOf(false).map(({ label }) => i18n._(label))).toEqual([
      'Home',
      'Search',
      'Sell',
      'Inbox',
      'Me',
    ]);
  });

  it('leads strangers from Me to the login, others to their dashboard', () => {
    expect(tabsOf(false).at(-1)?.to).toBe('/login');
    expect(tabsOf(true).at(-1)?.to).toBe('/dashboard');
  });
});

describe('the inbox opens', () => {
  it.each([
    ['at its messages', NOTHING, '/dashboard/messages'],
    ['at unread messages, whatever else is new', { messages: 1, notifications: 2 }, '/dashboard/messages'],
    [
      'at notifications where they alone are new',
      { messages: 0, notifications: 2 },
      '/dashboard/notifications',
    ],
  ])('%s', (_what, counts, address) => {
    expect(inboxAddress(counts)).toBe(address);
  });
});

describe('currentTab', () => {
  it.each([
    ['/', 'home'],
    ['/search', 'search'],
    ['/dashboard/addproduct', 'sell'],
    ['/dashboard/messages/lamp_bea', 'inbox'],
    ['/dashboard/offers', 'inbox'],
    ['/dashboard/notifications', 'inbox'],
    ['/dashboard/wishlist', 'me'],
    ['/dashboard/myorders', 'me'],
    ['/dashboard', 'me'],
    ['/blog', undefined],
    ['/dashboards', undefined],
  ])('%s is in %s', (pathname, key) => {
    for (const counts of [NOTHING, { messages: 0, notifications: 2 }]) {
      expect(currentTab(tabsOf(true, counts), pathname)?.key).toBe(key);
    }
  });
});
