import { PRECACHE_GROUPS } from './precache-groups.ts';

const MATERIAL = 'src/app/layouts/material-pages.tsx';
const MEMBERS = [MATERIAL, 'src/features/auth/session/watch-session.ts'];
const ITEMS = [...MEMBERS, 'src/app/item-pages.ts'];

/** What every page loads besides for who is signed in. */
export const OF_MEMBERS = [
  'src/features/auth/session/watch-session.ts',
  'src/features/auth/session/watch-account.ts',
  'src/app/layouts/bars/inbox-watch.tsx',
  'src/app/layouts/bars/once-idle.ts',
  'src/outbox/sending/run-outbox.ts',
];

const DASHBOARD = [
  MATERIAL,
  ...OF_MEMBERS,
  'src/app/layouts/dashboard/dashboard.tsx',
  'src/app/dashboard-pages.ts',
];

/** What the home page loads besides for who is signed in. */
export const HOME_OF_MEMBERS = [...OF_MEMBERS, 'src/app/routes/open/home/member-part.tsx'];

/** What stands around the pages outside of the dashboard. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  'open/blog': [MATERIAL],
  'open/shop-text': [],
  'open/unsubscribe': [],
  'open/login': [MATERIAL],
  'open/signup': [MATERIAL],
  'open/reset-password': [MATERIAL],
  'shop/ad': [MATERIAL],
  'shop/all-categories': [],
  'shop/search': ITEMS,
  'shop/category': [...MEMBERS, 'src/app/routes/shop/category/category-page.tsx'],
  'shop/product': ITEMS,
  'shop/seller': ITEMS,
};

/** What stands around a page, by its file below app/routes/. */
function aroundOf(page: string): readonly string[] {
  const around = page.startsWith('dashboard/') ? DASHBOARD : AROUND[page];
  if (!around) throw new Error(`Say in AROUND what stands around the page ${page}.`);
  return around;
}

/** The module of a page, by its file below app/routes/. */
export const moduleOfPage = (page: string) => `src/app/routes/${page}.tsx`;

/** Every page that is loaded when it is opened, by its file below app/routes/: it and what stands around it, as modules seen from web/. */
export const PAGE_MODULES: ReadonlyMap<string, readonly string[]> = new Map(
  PRECACHE_GROUPS.flatMap(({ routes }) => routes)
    .sort()
    .map((page) => [page, [...aroundOf(page), moduleOfPage(page)]]),
);

/** What else is there before the rest of a page, of the pages that show a form or cards that early. */
const BESIDE_EARLY_PAGE: Readonly<Record<string, readonly string[]>> = {
  'open/login': [],
  'open/signup': [],
  'open/reset-password': [],
  'shop/category': ['src/app/routes/shop/category/begin-category.ts'],
};

/**
 * What these forms and cards need, by the file of their page below app/routes/: a module that brings Material UI or a database with it
 * costs a slow line a second.
 */
export const EARLY_PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(BESIDE_EARLY_PAGE).map(([page, beside]) => [page, [...beside, moduleOfPage(page)]]),
);
