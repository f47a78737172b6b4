import { paths } from '@thriftline/domain/base/paths';
import { alternatesOf } from '@thriftline/domain/pages/addresses';
import { SHOP_TEXT_NAMES, SHOP_TEXTS } from '@thriftline/domain/settings/shop-texts';
import { escapeMarkup } from '../../platform/escape.ts';

/**
 * Most pages of one sitemap, 6 MB of text. It may have 50,000 addresses (https://www.sitemaps.org/protocol.html), and a page has one in each
 * language, but many are asked for at once.
 */
export const MAX_PAGES = 3_000;

/** A page that is there for now. */
export interface PageAddress {
  path: string;
  /** When it changed last, where that is known. */
  changed?: Date;
}

/** Open pages that are always there. */
export const STANDING_PAGES: readonly PageAddress[] = [
  paths.home.path,
  paths.categories.path,
  paths.blog.path,
  ...SHOP_TEXT_NAMES.map((name) => SHOP_TEXTS[name].path),
].map((path) => ({ path }));

/**
 * A sitemap of open pages, as https://www.sitemaps.org/protocol.html wants it, in every language: each address names those of the same page
 * in all of them.
 */
export function sitemapXml(origin: string, pages: readonly PageAddress[]): string {
  const urls = ({ path, changed }: PageAddress) => {
    const alternates = alternatesOf(path);
    const links = alternates
      .map(
        (one) =>
          `    <xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escapeMarkup(origin + one.path)}"/>\n`,
      )
      .join('');
    const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
    const addresses = new Set(alternates.map((one) => one.path));
    return [...addresses].map(
      (address) => `  <url><loc>${escapeMarkup(origin + address)}</loc>${lastmod}\n${links}  </url>\n`,
    );
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...pages.slice(0, MAX_PAGES).flatMap(urls),
    '</urlset>\n',
  ].join('');
}

/** The list of sitemaps where one can't hold all pages, by what is behind `sitemap-` in their addresses: at most 50,000 of them. */
export function sitemapIndexXml(origin: string, names: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...names.map(
      (name) => `  <sitemap><loc>${escapeMarkup(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('');
}
