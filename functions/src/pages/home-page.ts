import { SOURCE_LANGUAGE } from '@thriftline/domain/base/shop/known-languages';
import { HOME_CONTENT_ID, type HomeContent } from '@thriftline/domain/pages/home-content';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { pictureStore } from '../platform/firebase.ts';
import { answerRendered } from './answer-rendered.ts';
import { fillFrame } from './fill/fill-frame.ts';
import { loadDrawing } from './load-drawing.ts';
import type { PageFile } from './page-file.ts';
import { pageInLanguage } from './page-in-language.ts';
import { readHomeContent } from './read-home-content.ts';
import { servePages } from './serve-pages.ts';

/**
 * The home page as everybody sees it who is signed out: with what is advertised and the categories in it, drawn in the
 * address's language by the app's own components, which take over from there.
 */
export const homePage = servePages(async ({ path, language }) => {
  // Loaded while the store is asked: what fails here fails again where it is waited for.
  const drawing = loadDrawing<HomeContent>('entry-server-home', 'renderHome');
  drawing.catch(() => undefined);
  const page = (name: PageFile, { description }: { description: string }) =>
    pageInLanguage(name, { language, path, description });
  return answerRendered('/', {
    read: readHomeContent,
    draw: async (content) => {
      const [frame, renderHome] = await Promise.all([
        page('drawing/home-frame.html', content.settings),
        drawing,
      ]);
      const drawn = await renderHome(content, pictureStore(), language);
      return fillFrame(frame, drawn, HOME_CONTENT_ID, content);
    },
    // The one with its texts in it is made by the build, in the language of the code.
    withoutContent: () =>
      page(language === SOURCE_LANGUAGE ? 'home.html' : 'app.html', DEFAULT_OPEN_SETTINGS),
  });
});
