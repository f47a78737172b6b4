import { paths } from '@thriftline/domain/base/paths';
import {
  countUnsoldPages,
  listUnsoldPages,
  oldestAdvertised,
  type Period,
} from '../../catalogue/advertisements/list-unsold-pages.ts';
import { sitemapSeconds, siteOrigin } from '../../platform/config.ts';
import { memoize } from '../../platform/memoize.ts';
import { listSellersWithItems } from '../../sellers/list-sellers-with-items.ts';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import { periodNamed, periodsWithItems } from './periods.ts';
import { MAX_PAGES, type PageAddress, STANDING_PAGES, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** The newest items whose sellers' pages are named. */
const MOST_ITEMS = 1_000;

/** Most items of months and days that are remembered, 26 MB. */
const MOST_REMEMBERED = 100_000;

async function sellerPages(): Promise<PageAddress[]> {
  // Where strangers see nothing of them, nobody is to come in there.
  if (!(await loadShopSettings()).openBrowsing) return [];
  return (await listSellersWithItems(MOST_ITEMS)).map((uid) => ({ path: paths.seller.href(uid) }));
}

const pagesBesideItems = async () => [...STANDING_PAGES, ...(await sellerPages())];

async function itemPages(most: number, period?: Period): Promise<PageAddress[]> {
  const unsold = await listUnsoldPages(most, period);
  return unsold.map(({ productId, changed }) => ({ path: paths.advertisement.href(productId), changed }));
}

/** What a sitemap says: pages, or where one can't hold all, the names of others. */
type Sitemap = { pages: readonly PageAddress[] } | { names: readonly string[] };

/** What is behind `sitemap-` in the address of the pages beside items; every other is named by its period. */
const BESIDE_ITEMS = 'pages';

/** All pages where one sitemap holds them, else the names of several: one of the pages beside items, and one of each period. */
async function readFirst(): Promise<Sitemap> {
  const [others, items] = await Promise.all([pagesBesideItems(), countUnsoldPages()]);
  const room = MAX_PAGES - others.length;
  if (items <= room) return { pages: [...others, ...(await itemPages(room))] };
  const counted = { count: countUnsoldPages, oldest: oldestAdvertised };
  return { names: [BESIDE_ITEMS, ...(await periodsWithItems(counted, MAX_PAGES, new Date()))] };
}

/** Remembered here too, so that nobody who goes past the CDN makes us read every advertisement again and again. */
const remember = <T>(read: () => Promise<T>) => memoize(read, { forMs: () => sitemapSeconds() * 1000 });

const firstSitemap = remember(readFirst);
const sitemapBesideItems = remember(async () => ({ pages: await pagesBesideItems() }));

let turn: Promise<unknown> = Promise.resolve();

/** Many are asked for at once, and each takes some 20 MB while it is read: one after the other. */
function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const mine = turn.then(read);
  // Whoever asked for it is told when it failed; the next goes on either way.
  turn = mine.then(
    () => undefined,
    () => undefined,
  );
  return mine;
}

interface Remembered {
  read: () => Promise<readonly PageAddress[]>;
  items: number;
}

/** By their names; the one that was asked for last is last. */
const remembered = new Map<string, Remembered>();

async function itemsOf(name: string, period: Period): Promise<readonly PageAddress[]> {
  const read = remember(() => inTurn(() => itemPages(MAX_PAGES, period)));
  const known = remembered.get(name) ?? { read, items: 0 };
  remembered.delete(name);
  remembered.set(name, known);
  const pages = await known.read();
  known.items = pages.length;
  let items = [...remembered.values()].reduce((sum, one) => sum + one.items, 0);
  for (const [oldest, one] of remembered) {
    if (items <= MOST_REMEMBERED) break;
    remembered.delete(oldest);
    items -= one.items;
  }
  return pages;
}

async function sitemapNamed(name: string | undefined): Promise<Sitemap | undefined> {
  const first = await firstSitemap();
  if (name === undefined) return first;
  // Else whoever makes names up has us read as often as they like.
  if (!('names' in first && first.names.includes(name))) return undefined;
  if (name === BESIDE_ITEMS) return sitemapBesideItems();
  const period = periodNamed(name);
  return period && { pages: await itemsOf(name, period) };
}

/**
 * The sitemap of that name, which is behind `sitemap-` in its address, or without one the first; undefined where there is none. As it was up to
 * {@link sitemapSeconds} ago.
 */
export async function knownSitemap(name: string | undefined): Promise<string | undefined> {
  const found = await sitemapNamed(name);
  if (found === undefined) return undefined;
  const origin = siteOrigin();
  return 'pages' in found ? sitemapXml(origin, found.pages) : sitemapIndexXml(origin, found.names);
}
