import { OPEN_PAGES } from '@thriftline/domain/pages/open-page';
import type { Response } from 'express';
import { onRequest, type Request } from 'firebase-functions/https';
import { disableBodyParser } from '../bodies/disable-body-parser.ts';
import { UNSUBSCRIBE_SECRET } from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';

disableBodyParser(['pages']);

/** Answers at an address. */
type ServePage = (request: Request, response: Response) => Promise<void>;

/** Who answers where, with what loads it: firebase.json sends these addresses here. */
const PAGES: readonly (readonly [RegExp, () => Promise<ServePage>])[] = [
  [/^\/$/, async () => (await import('./home-page.ts')).homePage],
  [/^\/ads\//, async () => (await import('./ad-page.ts')).adPage],
  [new RegExp(`^/(${OPEN_PAGES.join('|')})$`), async () => (await import('./open-page.ts')).openPage],
  [/^\/sitemap\.xml$/, async () => (await import('./sitemap.ts')).sitemap],
  [/^\/letters\/off$/, async () => (await import('./letters-off.ts')).lettersOff],
  [/^\/letters\/confirm$/, async () => (await import('./letters-confirm.ts')).lettersConfirm],
];

/** Every page that is made for whoever asks for it. */
export const pages = onRequest(
  { secrets: [UNSUBSCRIBE_SECRET], ...SCALE.visitors },
  async (request, response) => {
    const load = PAGES.find(([address]) => address.test(request.path))?.[1];
    if (load === undefined) {
      response.status(404).set('Cache-Control', 'no-store').type('txt').send('This page doesn’t exist.');
      return;
    }
    const serve = await load();
    await serve(request, response);
  },
);
