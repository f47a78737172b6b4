import { listUnsoldPages } from '../catalogue/list-unsold-pages.ts';
import { sitemapSeconds, siteOrigin } from '../platform/config.ts';
import { memoize } from '../platform/memoize.ts';
import { servePages } from './serve-pages.ts';
import { MAX_ADDRESSES, STANDING_PAGES, sitemapXml } from './sitemap-xml.ts';

/** Remembered here too, so that nobody who goes past the CDN makes us read every advertisement again and again. */
const unsoldPages = memoize(() => listUnsoldPages(MAX_ADDRESSES - STANDING_PAGES.length), {
  forMs: () => sitemapSeconds() * 1000,
});

/** `/sitemap.xml`, which robots.txt names: the open pages that are always there, and every unsold advertised item. */
export const sitemap = servePages(async () => ({
  status: 200,
  type: 'xml',
  cache: `public, max-age=0, s-maxage=${sitemapSeconds()}`,
  body: sitemapXml(siteOrigin(), await unsoldPages()),
}));
