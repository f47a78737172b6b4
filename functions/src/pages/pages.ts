import { t } from '@lingui/core/macro';
import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { KNOWN_LANGUAGES } from '@thriftline/domain/base/shop/known-languages';
import { isOpenPath, readAddress } from '@thriftline/domain/pages/addresses';
import { OPEN_PAGES } from '@thriftline/domain/pages/open-page';
import type { Response } from 'express';
import { onRequest, type Request } from 'firebase-functions/https';
import { disableBodyParser } from '../bodies/disable-body-parser.ts';
import { UNSUBSCRIBE_SECRET } from '../platform/config.ts';
import { inRequestLanguage } from '../platform/request-language.ts';
import { SCALE } from '../platform/scale.ts';

disableBodyParser(['pages']);

/** Answers at an address. */
type ServePage = (request: Request, response: Response) => Promise<void>;

/** Who answers where, with what loads it: firebase.json sends these addresses here. */
const PAGES: readonly (readonly [RegExp, () => Promise<ServePage>])[] = [
  [/^\/$/, async () => (await import('./home-page.ts')).homePage],
  [/^\/ads\//, async () => (await import('./ad-page.ts')).adPage],
  [new RegExp(`^/(${OPEN_PAGES.join('|')})$`), async () => (await import('./open-page.ts')).openPage],
  [/^\/sitemap(?:-[\w-]+)?\.xml$/, async () => (await import('./sitemap.ts')).sitemap],
  [/^\/letters\/off$/, async () => (await import('./email-links/unsubscribe.ts')).unsubscribePage],
  [/^\/letters\/confirm$/, async () => (await import('./email-links/confirm-address.ts')).confirmAddress],
];

/**
 * Where the home page is whose address lacks its last slash, with what was asked for along; undefined for any other. On this site, for
 * it begins with a language.
 */
export function homeOf({ path, url }: Pick<Request, 'path' | 'url'>): string | undefined {
  const named = LANGUAGES.find((language) => path === `/${language}`);
  return named && `/${named}/${url.slice(path.length)}`;
}

const NAMES_LANGUAGE = new RegExp(`^/(${KNOWN_LANGUAGES.join('|')})(?:/|$)`);

/** Who answers at the path of a request: what is drawn, in the language that it names, too, and the app for the rest of such addresses. */
function loaderAt(pathname: string): (() => Promise<ServePage>) | undefined {
  const { language, path } = readAddress(pathname);
  const drawn =
    language === undefined || isOpenPath(path) ? PAGES.find(([at]) => at.test(path))?.[1] : undefined;
  if (drawn !== undefined || !NAMES_LANGUAGE.test(pathname)) return drawn;
  return async () => (await import('./app-page.ts')).appPage;
}

/** Every page that is made for whoever asks for it. */
export const pages = onRequest(
  { secrets: [UNSUBSCRIBE_SECRET], ...SCALE.visitors },
  async (request, response) => {
    const home = homeOf(request);
    if (home !== undefined) {
      response.redirect(301, home);
      return;
    }
    const load = loaderAt(request.path);
    if (load === undefined) {
      response.status(404).set('Cache-Control', 'no-store').type('txt');
      response.send(inRequestLanguage(request, () => t`This page doesn’t exist.`));
      return;
    }
    const serve = await load();
    await serve(request, response);
  },
);
