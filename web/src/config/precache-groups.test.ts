import { describe, expect, it } from 'vitest';
import { PAGES, type Page } from './pages.ts';
import { PRECACHE_GROUPS } from './precache-groups.ts';
import { VISITORS, type Visitor } from './precache-visitors.ts';

const pages = Object.values<Page>(PAGES);

/** The screens that a visitor is ever given before they were opened. */
const givenTo = (visitor: Visitor) =>
  PRECACHE_GROUPS.filter((piece) => piece.for.includes(visitor)).flatMap(({ routes }) => routes);

/** Screens whose guard lets admins alone in. */
const ADMINS = pages.filter(({ guard }) => guard === 'admins').map(({ file }) => file);

describe('the pieces of the app', () => {
  it('have every screen that is loaded when it is opened, once', () => {
    const screens = pages.filter(({ group }) => group !== null).map(({ file }) => file);
    expect(screens.length).toBeGreaterThan(35);
    expect(PRECACHE_GROUPS.flatMap(({ routes }) => routes).sort()).toEqual(screens.sort());
    // What every page brings.
    expect(pages.filter(({ group }) => group === null).map(({ file }) => file)).toEqual(['open/home']);
  });

  it('give the screens of admins to nobody else', () => {
    expect(ADMINS.length).toBeGreaterThan(10);
    for (const visitor of VISITORS) {
      const given = givenTo(visitor).filter((route) => ADMINS.includes(route));
      expect(given.length > 0, visitor).toBe(visitor === 'Admin');
    }
  });

  it('give buyers nothing to sell with, and strangers no screen behind the login', () => {
    expect(givenTo('Seller')).toContain('dashboard/selling/add-product');
    expect(givenTo('Buyer')).not.toContain('dashboard/selling/add-product');
    expect(givenTo('Stranger').filter((route) => route.startsWith('dashboard/'))).toEqual([]);
    expect(givenTo('Stranger')).not.toContain('shop/category');
  });

  it('give everybody signed in what they need without a network', () => {
    for (const member of ['Buyer', 'Seller', 'Admin'] as const)
      expect(givenTo(member)).toEqual(
        expect.arrayContaining([
          'shop/category',
          'shop/product',
          'shop/search',
          'dashboard/talking/messages',
          'dashboard/buying/order',
        ]),
      );
    expect(givenTo('Buyer')).toEqual(
      expect.arrayContaining(['dashboard/buying/my-orders', 'dashboard/buying/wishlist']),
    );
  });
});
