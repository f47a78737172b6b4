import type { PictureStore } from '@thriftline/domain/base/fields/picture-address';
import type { Language } from '@thriftline/domain/base/locale/languages';
import { paths } from '@thriftline/domain/base/paths';
import type { DrawnPage, HomeContent } from '@thriftline/domain/pages/home-content';
import { renderPage } from './entry-server-page.tsx';

/** Draws the home page for somebody who is signed out. Runs in the function `pages`. */
export function renderHome(
  content: HomeContent,
  pictures: PictureStore,
  language: Language,
): Promise<DrawnPage> {
  return renderPage(paths.home.href(), content, { pictures, language });
}
