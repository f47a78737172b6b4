import type { DrawnPage, HomeContent } from '@thriftline/domain/home-content';
import type { PictureStore } from '@thriftline/domain/picture-address';
import { paths } from './config/paths.ts';
import { drawPage } from './draw-page.tsx';

/** Draws the home page for somebody who is signed out. Runs in the function `homePage`. */
export function drawHome(content: HomeContent, pictures: PictureStore): Promise<DrawnPage> {
  return drawPage(paths.home.href(), content, pictures);
}
