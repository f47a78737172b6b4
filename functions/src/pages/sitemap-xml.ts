import { SHOP_TEXT_NAMES, SHOP_TEXTS } from '@thriftline/domain/shop-texts';
import { advertisementPath } from '@thriftline/domain/site';
import type { UnsoldPage } from '../catalogue/list-unsold-pages.ts';
import { escapeMarkup } from '../platform/escape.ts';

/** Most addresses of one sitemap (https://www.sitemaps.org/protocol.html). */
export const MAX_ADDRESSES = 50_000;

/** Open pages that are always there. */
export const STANDING_PAGES: readonly string[] = [
  '/',
  '/categories',
  '/blog',
  ...SHOP_TEXT_NAMES.map((name) => SHOP_TEXTS[name].path),
];

/** The sitemap of the open pages, as https://www.sitemaps.org/protocol.html wants it. */
export function sitemapXml(origin: string, pages: readonly UnsoldPage[]): string {
  const url = (path: string, changed?: Date) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `  <url><loc>${escapeMarkup(origin + path)}</loc>${lastmod}</url>\n`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...STANDING_PAGES.map((path) => url(path)),
    ...pages
      .slice(0, MAX_ADDRESSES - STANDING_PAGES.length)
      .map(({ productId, changed }) => url(advertisementPath(productId), changed)),
    '</urlset>\n',
  ].join('');
}
