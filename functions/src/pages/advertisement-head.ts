import { isPictureIn, type PictureStore } from '@thriftline/domain/base/fields/picture-address';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { CURRENCY_CODE, decimalPrice } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { localizedPath } from '@thriftline/domain/pages/addresses';
import { advertisementSummary } from '@thriftline/domain/pages/advertisement-page';
import { picturesOf } from '@thriftline/domain/pictures/pictures-of';
import { pageTitle } from '@thriftline/domain/settings/site';
import { escapeJson, escapeMarkup } from '../platform/escape.ts';
import type { Head } from './fill/fill-head.ts';
import { structuredData } from './structured-data.ts';

/** Marks what speaks of one advertisement; web/src/app/routes/shop/ad takes it away when that page is left. */
const MARK = 'data-advertisement';

const meta = (name: 'name' | 'property', value: string, content: string) =>
  `<meta ${name}="${value}" content="${escapeMarkup(content)}" ${MARK} />`;

/** What the site is called, where it is, without a slash at the end, and the pictures that are its own. */
export interface Site {
  name: string;
  origin: string;
  pictures: PictureStore;
}

/**
 * What search engines and messengers are told of an advertised item, in the language of the moment, beside its page's addresses. Addresses begin with the site's origin; of its
 * pictures only those in the site's own bucket are named.
 */
export function advertisementHead(productId: string, item: Advertisement, site: Site): Head {
  const title = pageTitle(item.productname, site.name);
  const description = advertisementSummary(item);
  const path = localizedPath(paths.advertisement.href(productId), currentLanguage());
  const url = `${site.origin}${path}`;
  const sold = productState(item, Date.now()).name === 'sold';
  const pictures = picturesOf(item).filter(({ img }) => isPictureIn(img, site.pictures));
  const [picture] = pictures;
  const tags = [
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', 'product'),
    meta('property', 'og:title', item.productname),
    meta('property', 'og:description', description),
    ...(picture
      ? [
          meta('property', 'og:image', picture.img),
          meta('property', 'og:image:alt', picture.alt.trim() || item.productname),
          meta('name', 'twitter:image', picture.img),
        ]
      : []),
    meta('property', 'product:price:amount', decimalPrice(item.resaleprice)),
    meta('property', 'product:price:currency', CURRENCY_CODE),
    meta('property', 'product:availability', sold ? 'out of stock' : 'in stock'),
    meta('property', 'product:condition', 'used'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', item.productname),
    meta('name', 'twitter:description', description),
    ...(sold ? [NO_INDEX] : []),
    `<script type="application/ld+json" ${MARK}>${escapeJson(structuredData(productId, item, { url, sold, images: pictures.map(({ img }) => img) }))}</script>`,
  ];
  return { title, description, tags };
}

/** Keeps a page out of search results. */
export const NO_INDEX = `<meta name="robots" content="noindex" ${MARK} />`;
