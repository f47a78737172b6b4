import type { PictureStore } from '@thriftline/domain/base/fields/picture-address';
import type { Language } from '@thriftline/domain/base/locale/languages';
import type { DrawnPage } from '@thriftline/domain/pages/home-content';
import type { OpenPage, OpenPageContent } from '@thriftline/domain/pages/open-page';
import { renderPage } from './entry-server-page.tsx';
// What the addresses' routes load by themselves, so that it comes along.
import './app/routes/open/blog.tsx';
import './app/routes/open/login.tsx';
import './app/routes/open/reset-password.tsx';
import './app/routes/open/signup.tsx';

/** Draws a page that is the same for everybody who is signed out. Runs in the function `pages`. */
export function renderOpenPage(
  { page, ...content }: OpenPageContent & { page: OpenPage },
  pictures: PictureStore,
  language: Language,
): Promise<DrawnPage> {
  return renderPage(`/${page}`, content, { pictures, language });
}
