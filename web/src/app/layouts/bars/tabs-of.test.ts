import { describe, expect, it } from 'vitest';
import { currentTab, tabsOf } from './tabs-of.ts';

const labels = (...person: Parameters<typeof tabsOf>) => tabsOf(...person).map(({ label }) => label);

describe('tabsOf', () => {
  it('leads strangers and buyers to their wishes, and who sells to what they sell', () => {
    expect(labels(null, false)).toEqual(['Home', 'Search', 'Sell', 'Wishes', 'Me']);
    expect(labels('Buyer', true)).toEqual(['Home', 'Search', 'Sell', 'Wishes', 'Me']);
    expect(labels('Seller', true)).toEqual(['Home', 'Search', 'Sell', 'Items', 'Me']);
    expect(labels('Admin', true)).toEqual(['Home', 'Search', 'Sell', 'Items', 'Me']);
  });

  it('leads strangers from Me to the login, others to their dashboard', () => {
    expect(tabsOf(null, false).at(-1)?.to).toBe('/login');
    expect(tabsOf(null, true).at(-1)?.to).toBe('/dashboard');
  });
});

describe('currentTab', () => {
  it.each([
    ['/', 'Home'],
    ['/search', 'Search'],
    ['/dashboard/addproduct', 'Sell'],
    ['/dashboard/wishlist', 'Wishes'],
    ['/dashboard/myorders', 'Me'],
    ['/dashboard', 'Me'],
    ['/blog', undefined],
    ['/dashboards', undefined],
  ])('%s is in %s', (pathname, label) => {
    expect(currentTab(tabsOf('Buyer', true), pathname)?.label).toBe(label);
  });
});
