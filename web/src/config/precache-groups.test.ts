import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PRECACHE_GROUPS, VISITORS, type Visitor } from './precache-groups.ts';

const [OPEN_ROUTES = '', DASHBOARD_ROUTES = '', DASHBOARD_PAGES = ''] = await Promise.all(
  ['../app/routes.tsx', '../app/dashboard-routes.ts', '../app/dashboard-pages.ts'].map((file) =>
    readFile(new URL(file, import.meta.url), 'utf8'),
  ),
);
const ROUTES = `${OPEN_ROUTES}${DASHBOARD_PAGES}`;

/** The screens that a visitor is ever given before they were opened. */
const givenTo = (visitor: Visitor) =>
  PRECACHE_GROUPS.filter((piece) => piece.for.includes(visitor)).flatMap(({ routes }) => routes);

/** Screens whose guard lets admins alone in. */
const ADMINS = [
  ...(/const adminRoutes[^;]*;/s.exec(DASHBOARD_ROUTES)?.[0] ?? '').matchAll(/dashboardPage\('(\w+)'\)/g),
].map(([, page]) => new RegExp(`${page}: .*routes/([\\w/-]+)\\.tsx`).exec(DASHBOARD_PAGES)?.[1] ?? page);

describe('the pieces of the app', () => {
  it('have every screen that is loaded when it is opened, once', () => {
    const screens = [...ROUTES.matchAll(/import\('\.\/routes\/([\w/-]+)\.tsx'\)/g)].map(([, name]) => name);
    expect(screens.length).toBeGreaterThan(35);
    expect(PRECACHE_GROUPS.flatMap(({ routes }) => routes).sort()).toEqual(screens.sort());
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
    expect(givenTo('Stranger')).not.toContain('category');
  });

  it('give everybody signed in what they need without a network', () => {
    for (const member of ['Buyer', 'Seller', 'Admin'] as const)
      expect(givenTo(member)).toEqual(
        expect.arrayContaining(['category', 'product', 'search', 'dashboard/messages', 'dashboard/order']),
      );
    expect(givenTo('Buyer')).toEqual(
      expect.arrayContaining(['dashboard/buying/my-orders', 'dashboard/buying/wishlist']),
    );
  });
});
