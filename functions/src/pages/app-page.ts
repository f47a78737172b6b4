import { isAppPath, isOpenPath } from '@thriftline/domain/pages/addresses';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import * as logger from 'firebase-functions/logger';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { pageInLanguage } from './page-in-language.ts';
import { servePages } from './serve-pages.ts';

const CACHE = 'public, max-age=0, s-maxage=300';

/**
 * What stands at an address that names a language and is not drawn here: the app, which asks for its content itself, with its addresses in
 * its head. A page that strangers may not read has one address without language, where the app leads; what is no page is 404.
 */
export const appPage = servePages(async ({ path, language }) => {
  const isOpen = isOpenPath(path);
  const { description } = await loadShopSettings().catch((error: unknown) => {
    logger.error(`The page at ${path} is answered without the shop’s settings`, error);
    return DEFAULT_OPEN_SETTINGS;
  });
  return {
    status: isOpen || isAppPath(path) ? 200 : 404,
    type: 'html',
    cache: CACHE,
    noIndex: !isOpen,
    body: await pageInLanguage('app.html', { language, description, ...(isOpen && { path }) }),
  };
});
