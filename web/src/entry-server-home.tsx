import type { PictureStore } from '@thriftline/domain/base/fields/picture-address';
import type { DrawnPage, HomeContent } from '@thriftline/domain/pages/home-content';
import { paths } from './config/paths.ts';
import { renderPage } from './entry-server-page.tsx';

/** Draws the home page for somebody who is signed out. Runs in the function `pages`. */
export function renderHome(content: HomeContent, pictures: PictureStore): Promise<DrawnPage> {
  return renderPage(paths.home.href(), content, pictures);
}
