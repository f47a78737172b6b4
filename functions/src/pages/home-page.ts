import { HOME_CONTENT_ID, type HomeContent } from '@thriftline/domain/pages/home-content';
import { pictureStore } from '../platform/firebase.ts';
import { answerRendered } from './answer-rendered.ts';
import { fillFrame } from './fill/fill-frame.ts';
import { loadDrawing } from './load-drawing.ts';
import { pageFile } from './page-file.ts';
import { readHomeContent } from './read-home-content.ts';
import { servePages } from './serve-pages.ts';

/**
 * The home page as everybody sees it who is signed out: with what is advertised and the categories in it, drawn by the
 * app's own components, which take over from there.
 */
export const homePage = servePages(async () => {
  // Loaded while the store is asked: what fails here fails again where it is waited for.
  const parts = Promise.all([
    pageFile('drawing/home-frame.html'),
    loadDrawing<HomeContent>('entry-server-home', 'renderHome'),
  ]);
  parts.catch(() => undefined);
  return answerRendered('/', {
    read: readHomeContent,
    draw: async (content) => {
      const [frame, renderHome] = await parts;
      return fillFrame(frame, await renderHome(content, pictureStore()), HOME_CONTENT_ID, content);
    },
    withoutContent: () => pageFile('home.html'),
  });
});
