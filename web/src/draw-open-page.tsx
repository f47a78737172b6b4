import type { DrawnPage } from '@thriftline/domain/home-content';
import type { OpenPage, OpenPageContent } from '@thriftline/domain/open-page';
import type { PictureStore } from '@thriftline/domain/picture-address';
import { drawPage } from './draw-page.tsx';
// What the addresses' routes load by themselves, so that it comes along.
import './app/routes/blog.tsx';
import './app/routes/login.tsx';
import './app/routes/reset-password.tsx';
import './app/routes/signup.tsx';

/** Draws a page that is the same for everybody who is signed out. Runs in the function `openPage`. */
export function drawOpenPage(
  { page, ...content }: OpenPageContent & { page: OpenPage },
  pictures: PictureStore,
): Promise<DrawnPage> {
  return drawPage(`/${page}`, content, pictures);
}
