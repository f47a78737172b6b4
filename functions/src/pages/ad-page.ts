import { AppError } from '@thriftline/domain/errors';
import { ID_PATTERN } from '@thriftline/domain/fields';
import { productState } from '@thriftline/domain/product-state';
import { pageTitle } from '@thriftline/domain/site';
import { getAdvertisement } from '../catalogue/get-advertisement.ts';
import { siteOrigin } from '../platform/config.ts';
import { pictureStore } from '../platform/firebase.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { advertisementHead, NO_INDEX } from './advertisement-head.ts';
import { fillHead } from './fill-head.ts';
import { pageFile } from './page-file.ts';
import { type PageAnswer, servePages } from './serve-pages.ts';

const CACHE = 'public, max-age=0, s-maxage=300';
/** An advertisement that is not there may be there in a moment. */
const CACHE_MISSING = 'public, max-age=0, s-maxage=60';

const ADDRESS = new RegExp(`^/ads/(${ID_PATTERN.slice(1, -1)})/?$`);

async function missing(): Promise<PageAnswer> {
  const { name } = await loadShopSettings();
  const head = { title: pageTitle('Item not found', name), tags: [NO_INDEX] };
  return {
    status: 404,
    type: 'html',
    cache: CACHE_MISSING,
    noIndex: true,
    body: fillHead(await pageFile('app.html'), head),
  };
}

/**
 * The public page of an advertised item, `/ads/{productId}`: the very page Hosting serves, its head filled in for
 * those who run no scripts. The app shows the rest.
 */
export const adPage = servePages(async ({ path }) => {
  const productId = ADDRESS.exec(path)?.[1];
  if (productId === undefined) return missing();
  try {
    const { data } = await getAdvertisement(productId);
    const head = advertisementHead(productId, data, {
      name: (await loadShopSettings()).name,
      origin: siteOrigin(),
      pictures: pictureStore(),
    });
    return {
      status: 200,
      type: 'html',
      cache: CACHE,
      noIndex: productState(data, Date.now()).name === 'sold',
      body: fillHead(await pageFile('app.html'), head),
    };
  } catch (error) {
    if (error instanceof AppError) return missing();
    throw error;
  }
});
