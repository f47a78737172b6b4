import { sitemapSeconds } from '../platform/config.ts';
import { type PageAnswer, servePages } from './serve-pages.ts';
import { knownSitemap } from './sitemap/known-sitemap.ts';

const ADDRESS = /^\/sitemap(?:-([\w-]+))?\.xml$/;

/**
 * `/sitemap.xml`, which robots.txt names: the open pages that are always there, every unsold advertised item, and in an open shop who sells
 * what is new. Where that is too much for one, it lists others, `/sitemap-2026-11.xml`.
 */
export const sitemap = servePages(async ({ path }): Promise<PageAnswer> => {
  const cache = `public, max-age=0, s-maxage=${sitemapSeconds()}`;
  const body = await knownSitemap(ADDRESS.exec(path)?.[1]);
  return body === undefined
    ? { status: 404, type: 'xml', cache, noIndex: true, body: '' }
    : { status: 200, type: 'xml', cache, body };
});
