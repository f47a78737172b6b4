import { t } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { ID_PATTERN } from '@thriftline/domain/base/fields/fields';
import type { Language } from '@thriftline/domain/base/locale/languages';
import { paths } from '@thriftline/domain/base/paths';
import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { AdContent, AdvertisedItem } from '@thriftline/domain/pages/ad-content';
import type { VersionedSettings } from '@thriftline/domain/settings/shop-settings';
import { pageTitle } from '@thriftline/domain/settings/site';
import * as logger from 'firebase-functions/logger';
import { getAdvertisement } from '../catalogue/advertisements/get-advertisement.ts';
import type { Stored } from '../firestore/collection.ts';
import { documentJson } from '../http/answer/document-json.ts';
import { siteOrigin } from '../platform/config.ts';
import { pictureStore } from '../platform/firebase.ts';
import { inLanguage } from '../platform/reader-language.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { advertisementHead, NO_INDEX } from './advertisement-head.ts';
import { fillBody } from './fill/fill-body.ts';
import { fillHead } from './fill/fill-head.ts';
import { loadDrawing } from './load-drawing.ts';
import type { PageFile } from './page-file.ts';
import { pageInLanguage } from './page-in-language.ts';
import { pageSettings } from './page-settings.ts';
import { type PageAnswer, servePages } from './serve-pages.ts';

const CACHE = 'public, max-age=0, s-maxage=300';
/** An advertisement that is not there may be there in a moment. */
const CACHE_MISSING = 'public, max-age=0, s-maxage=60';

const ADDRESS = new RegExp(`^/ads/(${ID_PATTERN.slice(1, -1)})/?$`);

async function missing(language: Language): Promise<PageAnswer> {
  const { name, description } = await loadShopSettings();
  const title = inLanguage({ language }, () => pageTitle(t`Item not found`, name));
  const head = { title, tags: [NO_INDEX] };
  return {
    status: 404,
    type: 'html',
    cache: CACHE_MISSING,
    noIndex: true,
    body: fillHead(await pageInLanguage('app.html', { language, description }), head),
  };
}

/** The page with the item in it; where that cannot be drawn, the one that asks for it itself. */
async function pageWith(
  stored: Stored<Advertisement>,
  settings: VersionedSettings,
  language: Language,
): Promise<string> {
  const { description } = settings;
  const page = (name: PageFile) =>
    pageInLanguage(name, { language, path: paths.advertisement.href(stored.id), description });
  try {
    const [frame, renderAd] = await Promise.all([
      page('drawing/ad-frame.html'),
      loadDrawing<AdContent>('entry-server-ad', 'renderAd'),
    ]);
    const advertisement = documentJson(stored) as AdvertisedItem;
    const content: AdContent = { at: Date.now(), settings: pageSettings(settings), advertisement };
    return fillBody(frame, await renderAd(content, pictureStore(), language), content);
  } catch (error) {
    logger.error(`The page of the item ${stored.id} is answered without it`, error);
    return page('app.html');
  }
}

/**
 * The public page of an advertised item, `/ads/{productId}`: the very page Hosting serves, its head filled in and the item
 * drawn in the address's language by the app's own components, which take over from there.
 */
export const adPage = servePages(async ({ path, language }) => {
  const productId = ADDRESS.exec(path)?.[1];
  if (productId === undefined) return missing(language);
  try {
    const [stored, settings] = await Promise.all([getAdvertisement(productId), loadShopSettings()]);
    const site = { name: settings.name, origin: siteOrigin(), pictures: pictureStore() };
    const head = inLanguage({ language }, () => advertisementHead(productId, stored.data, site));
    return {
      status: 200,
      type: 'html',
      cache: CACHE,
      noIndex: productState(stored.data, Date.now()).name === 'sold',
      body: fillHead(await pageWith(stored, settings, language), head),
    };
  } catch (error) {
    if (error instanceof AppError) return missing(language);
    throw error;
  }
});
