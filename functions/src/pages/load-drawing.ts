import type { PictureStore } from '@thriftline/domain/base/fields/picture-address';
import type { Language } from '@thriftline/domain/base/locale/languages';
import type { DrawnPage } from '@thriftline/domain/pages/home-content';

/** Draws a page of what it shows, in a language. */
type Draw<Content> = (content: Content, pictures: PictureStore, language: Language) => Promise<DrawnPage>;

/**
 * What the website's build left here, `web/src/entry-server-home.tsx` and its like. React comes with it: it is loaded by the
 * functions that draw, with their first page.
 */
export async function loadDrawing<Content>(
  file: 'entry-server-home' | 'entry-server-ad' | 'entry-server-open-page',
  name: 'renderHome' | 'renderAd' | 'renderOpenPage',
): Promise<Draw<Content>> {
  const module = (await import(new URL(`drawing/${file}.mjs`, import.meta.url).href)) as Record<
    string,
    Draw<Content> | undefined
  >;
  const draw = module[name];
  if (draw === undefined) throw new Error(`${file} exports no ${name}.`);
  return draw;
}
