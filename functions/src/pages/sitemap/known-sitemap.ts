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

/** Most sitemaps whose pages are remembered, a few megabytes each at most. */
const MOST_REMEMBERED = 32;

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
async function firstSitemap(): Promise<Sitemap> {
  const [others, items] = await Promise.all([pagesBesideItems(), countUnsoldPages()]);
  const room = MAX_PAGES - others.length;
  if (items <= room) return { pages: [...others, ...(await itemPages(room))] };
  const counted = { count: countUnsoldPages, oldest: oldestAdvertised };
  return { names: [BESIDE_ITEMS, ...(await periodsWithItems(counted, MAX_PAGES, new Date()))] };
}

/** Remembered here too, so that nobody who goes past the CDN makes us read every advertisement again and again. */
const remembered = new Map<string, () => Promise<Sitemap>>();

function remember(name: string, read: () => Promise<Sitemap>): Promise<Sitemap> {
  const known = remembered.get(name) ?? memoize(read, { forMs: () => sitemapSeconds() * 1000 });
  // The one that was asked for last goes last.
  remembered.delete(name);
  remembered.set(name, known);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size > MOST_REMEMBERED) remembered.delete(oldest);
  return known();
}

async function sitemapNamed(name: string | undefined): Promise<Sitemap | undefined> {
  if (name === undefined) return remember('', firstSitemap);
  if (name === BESIDE_ITEMS) return remember(name, async () => ({ pages: await pagesBesideItems() }));
  const period = periodNamed(name);
  if (period === undefined) return undefined;
  const found = await remember(name, async () => ({ pages: await itemPages(MAX_PAGES, period) }));
  return 'pages' in found && found.pages.length === 0 ? undefined : found;
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
