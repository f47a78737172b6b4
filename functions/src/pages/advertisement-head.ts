import type { Advertisement } from '@thriftline/domain/advertisement';
import { CURRENCY_CODE, decimalPrice } from '@thriftline/domain/money';
import { picturesOf } from '@thriftline/domain/picture';
import { productState } from '@thriftline/domain/product-state';
import { advertisementPath, advertisementSummary, pageTitle, SITE_NAME } from '@thriftline/domain/site';
import { escapeJson, escapeMarkup } from './escape.ts';
import type { Head } from './fill-head.ts';
import { structuredData } from './structured-data.ts';

/** Marks what speaks of one advertisement; web/src/app/routes/ad takes it away when that page is left. */
const MARK = 'data-advertisement';

const meta = (name: 'name' | 'property', value: string, content: string) =>
  `<meta ${name}="${value}" content="${escapeMarkup(content)}" ${MARK} />`;

/** What search engines and messengers are told of an advertised item. Addresses begin with `origin`. */
export function advertisementHead(productId: string, item: Advertisement, origin: string): Head {
  const title = pageTitle(item.productname);
  const description = advertisementSummary(item);
  const url = `${origin}${advertisementPath(productId)}`;
  const sold = productState(item, Date.now()).name === 'sold';
  const [picture] = picturesOf(item);
  const tags = [
    `<link rel="canonical" href="${escapeMarkup(url)}" ${MARK} />`,
    // What the app asks for first, on its way before the app is.
    `<link rel="preload" as="fetch" crossorigin href="/api/advertisement/${escapeMarkup(productId)}" ${MARK} />`,
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:type', 'product'),
    meta('property', 'og:title', item.productname),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture.img),
    meta('property', 'og:image:alt', picture.alt.trim() || item.productname),
    meta('property', 'product:price:amount', decimalPrice(item.resaleprice)),
    meta('property', 'product:price:currency', CURRENCY_CODE),
    meta('property', 'product:availability', sold ? 'out of stock' : 'in stock'),
    meta('property', 'product:condition', 'used'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', item.productname),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture.img),
    ...(sold ? [NO_INDEX] : []),
    `<script type="application/ld+json" ${MARK}>${escapeJson(structuredData(productId, item, { url, sold }))}</script>`,
  ];
  return { title, description, tags };
}

/** Keeps a page out of search results. */
export const NO_INDEX = `<meta name="robots" content="noindex" ${MARK} />`;
