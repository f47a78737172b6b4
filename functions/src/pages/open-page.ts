import {
  OPEN_PAGE_CONTENT_ID,
  OPEN_PAGES,
  type OpenPage,
  type OpenPageContent,
} from '@thriftline/domain/pages/open-page';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { pictureStore } from '../platform/firebase.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { answerRendered } from './answer-rendered.ts';
import { fillFrame } from './fill/fill-frame.ts';
import { loadDrawing } from './load-drawing.ts';
import type { PageFile } from './page-file.ts';
import { pageInLanguage } from './page-in-language.ts';
import { pageSettings } from './page-settings.ts';
import { servePages } from './serve-pages.ts';

/** Which page is at an address. Hosting asks for no other. */
function pageAt(path: string): OpenPage | undefined {
  return OPEN_PAGES.find((page) => path === `/${page}`);
}

/**
 * Login, signup, the e-mail for a new password and the blog, as everybody sees them who is signed out: drawn of the
 * operator's settings alone by the app's own components, which take over from there.
 */
export const openPage = servePages(async ({ path, language }) => {
  const page = pageAt(path);
  const file = (name: PageFile, { description }: { description: string }) =>
    pageInLanguage(name, { language, path, description });
  return answerRendered<OpenPageContent>(path, {
    read: async () => ({ at: Date.now(), settings: pageSettings(await loadShopSettings()) }),
    draw: async (content) => {
      if (page === undefined) throw new Error('There is no such page to draw.');
      const [frame, renderOpenPage] = await Promise.all([
        file(`drawing/${page}-frame.html`, content.settings),
        loadDrawing<OpenPageContent & { page: OpenPage }>('entry-server-open-page', 'renderOpenPage'),
      ]);
      const drawn = await renderOpenPage({ ...content, page }, pictureStore(), language);
      return fillFrame(frame, drawn, OPEN_PAGE_CONTENT_ID, content);
    },
    withoutContent: () => file('app.html', DEFAULT_OPEN_SETTINGS),
  });
});
