import type { DrawnHome, HomeContent } from '@thriftline/domain/home-content';
import type { PictureStore } from '@thriftline/domain/picture-address';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { paths } from './config/paths.ts';
import { setPictureStore } from './config/picture-store.ts';
import { servedHome } from './lib/served-home.ts';

/** What React writes before the page's own markup, for the head: the title, and what fetches pictures ahead. */
const HEAD = /^(?:<link [^>]*>|<title>[^<]*<\/title>)*/;

/** Draws the home page for somebody who is signed out. Runs in the function `homePage`. */
export function drawHome(content: HomeContent, pictures: PictureStore): DrawnHome {
  setPictureStore(pictures);
  const router = createMemoryRouter(routes, { initialEntries: [paths.home.href()] });
  const html = renderToString(<App router={router} content={servedHome(content)} />);
  router.dispose();
  const [head = ''] = HEAD.exec(html) ?? [];
  return { head, root: html.slice(head.length) };
}
