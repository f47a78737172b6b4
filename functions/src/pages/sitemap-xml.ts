import { paths } from '@thriftline/domain/base/paths';
import { SHOP_TEXT_NAMES, SHOP_TEXTS } from '@thriftline/domain/settings/shop-texts';
import { escapeMarkup } from '../platform/escape.ts';

/** Most addresses of one sitemap (https://www.sitemaps.org/protocol.html). */
export const MAX_ADDRESSES = 50_000;

/** A page that is there for now. */
export interface PageAddress {
  path: string;
  /** When it changed last, where that is known. */
  changed?: Date;
}

/** Open pages that are always there. */
export const STANDING_PAGES: readonly string[] = [
  paths.home.path,
  paths.categories.path,
  paths.blog.path,
  ...SHOP_TEXT_NAMES.map((name) => SHOP_TEXTS[name].path),
];

/** The sitemap of the open pages, as https://www.sitemaps.org/protocol.html wants it. */
export function sitemapXml(origin: string, pages: readonly PageAddress[]): string {
  const url = (path: string, changed?: Date) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `  <url><loc>${escapeMarkup(origin + path)}</loc>${lastmod}</url>\n`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...STANDING_PAGES.map((path) => url(path)),
    ...pages.slice(0, MAX_ADDRESSES - STANDING_PAGES.length).map(({ path, changed }) => url(path, changed)),
    '</urlset>\n',
  ].join('');
}
