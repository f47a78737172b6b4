import { paths } from '@thriftline/domain/base/paths';
import { listUnsoldPages } from '../catalogue/advertisements/list-unsold-pages.ts';
import { sitemapSeconds, siteOrigin } from '../platform/config.ts';
import { memoize } from '../platform/memoize.ts';
import { listSellersWithItems } from '../sellers/list-sellers-with-items.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { servePages } from './serve-pages.ts';
import { MAX_PAGES, type PageAddress, STANDING_PAGES, sitemapXml } from './sitemap-xml.ts';

/** The newest items whose sellers' pages are named. */
const MOST_ITEMS = 1_000;

async function sellerPages(): Promise<PageAddress[]> {
  // Where strangers see nothing of them, nobody is to come in there.
  if (!(await loadShopSettings()).openBrowsing) return [];
  return (await listSellersWithItems(MOST_ITEMS)).map((uid) => ({ path: paths.seller.href(uid) }));
}

/** Remembered here too, so that nobody who goes past the CDN makes us read every advertisement again and again. */
const knownPages = memoize(
  async () => {
    const sellers = await sellerPages();
    const unsold = await listUnsoldPages(MAX_PAGES - STANDING_PAGES.length - sellers.length);
    const items = unsold.map(({ productId, changed }) => ({
      path: paths.advertisement.href(productId),
      changed,
    }));
    return [...sellers, ...items];
  },
  { forMs: () => sitemapSeconds() * 1000 },
);

/**
 * `/sitemap.xml`, which robots.txt names: the open pages that are always there, every unsold advertised item (the newest
 * where a sitemap cannot hold all), and
 * in an open shop who sells what is new.
 */
export const sitemap = servePages(async () => ({
  status: 200,
  type: 'xml',
  cache: `public, max-age=0, s-maxage=${sitemapSeconds()}`,
  body: sitemapXml(siteOrigin(), await knownPages()),
}));
