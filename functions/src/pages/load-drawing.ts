import type { DrawnPage } from '@thriftline/domain/home-content';
import type { PictureStore } from '@thriftline/domain/picture-address';

/** Draws a page of what it shows. */
type Draw<Content> = (content: Content, pictures: PictureStore) => Promise<DrawnPage>;

/**
 * What the website's build left here, `web/src/draw-home.tsx` and its like. React comes with it: it is loaded by the
 * functions that draw, with their first page.
 */
export async function loadDrawing<Content>(
  file: 'draw-home' | 'draw-ad' | 'draw-open-page',
  name: 'drawHome' | 'drawAd' | 'drawOpenPage',
): Promise<Draw<Content>> {
  const module = (await import(new URL(`drawing/${file}.mjs`, import.meta.url).href)) as Record<
    string,
    Draw<Content> | undefined
  >;
  const draw = module[name];
  if (draw === undefined) throw new Error(`${file} exports no ${name}.`);
  return draw;
}
