import type { DrawnHome, HomeContent } from '@thriftline/domain/home-content';
import type { PictureStore } from '@thriftline/domain/picture-address';
import { pictureStore } from '../platform/firebase.ts';
import { answerHome } from './answer-home.ts';
import { fillHome } from './fill-home.ts';
import { pageFile } from './page-file.ts';
import { readHomeContent } from './read-home-content.ts';
import { servePages } from './serve-pages.ts';

/** What the website's build left here, see web/src/draw-home.tsx. React comes with it: for this function alone. */
interface Drawing {
  drawHome(content: HomeContent, pictures: PictureStore): DrawnHome;
}

const loadDrawing = () => import(new URL('home/draw-home.mjs', import.meta.url).href) as Promise<Drawing>;

/**
 * The home page as everybody sees it who is signed out: with what is advertised and the categories in it, drawn by the
 * app's own components, which take over from there.
 */
export const homePage = servePages(async () => {
  // Loaded while the store is asked: what fails here fails again where it is waited for.
  const parts = Promise.all([pageFile('home/home-frame.html'), loadDrawing()]);
  parts.catch(() => undefined);
  return answerHome({
    read: readHomeContent,
    draw: async (content) => {
      const [frame, { drawHome }] = await parts;
      return fillHome(frame, drawHome(content, pictureStore()), content);
    },
    withoutContent: () => pageFile('home.html'),
  });
});
