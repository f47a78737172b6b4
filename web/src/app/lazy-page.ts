import { type PathName, pathNamed } from '@thriftline/domain/base/paths';
import type { RouteObject } from 'react-router-dom';
import { componentOf, PAGES, type Page, pagesWith } from '@/config/pages.ts';
import { type PageModule, pageOf } from './page-of.tsx';

/** The files of open pages, each a chunk of its own. */
const OPEN_FILES = import.meta.glob<PageModule>([
  './routes/{open,shop}/*.tsx',
  // Part of every page, and one that is told which text to show.
  '!./routes/open/{home,shop-text}.tsx',
  '!./routes/shop/{product,search,seller}.tsx',
  '!./routes/**/*.test.tsx',
]);

/** What loads the pages that are like the one at a path. */
async function filesLike(path: string) {
  if (path in OPEN_FILES) return OPEN_FILES;
  if (path.startsWith('./routes/dashboard/')) return (await import('./dashboard-pages.ts')).DASHBOARD_FILES;
  return (await import('./item-pages.ts')).ITEM_FILES;
}

/** What a page's file exports. Throws where there is no such file, which pages.test.ts finds. */
async function load({ file }: Page) {
  const path = `./routes/${file}.tsx`;
  const page = (await filesLike(path))[path];
  if (page === undefined) throw new Error(`There is no page ${file}`);
  return page();
}

/** Loads a page when it is opened. */
export function lazyPage(name: PathName) {
  return pageOf(() => load(PAGES[name]), componentOf(PAGES[name]));
}

/** The routes of the pages in a frame that a guard lets in. */
export function routesWith(of: Pick<Page, 'frame' | 'guard'>): RouteObject[] {
  return pagesWith(of).map((name) => ({ path: pathNamed(name), lazy: lazyPage(name) }));
}
