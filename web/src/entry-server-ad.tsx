import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { PictureStore } from '@thriftline/domain/base/fields/picture-address';
import type { Language } from '@thriftline/domain/base/locale/languages';
import { paths } from '@thriftline/domain/base/paths';
import type { AdContent } from '@thriftline/domain/pages/ad-content';
import type { DrawnPage } from '@thriftline/domain/pages/home-content';
import { renderPage } from './entry-server-page.tsx';
// What the address's routes load by themselves, so that it comes along.
import './app/layouts/material-pages.tsx';
import './app/routes/shop/ad.tsx';

/** Draws the public page of an advertised item for somebody who is signed out. Runs in the function `pages`. */
export function renderAd(content: AdContent, pictures: PictureStore, language: Language): Promise<DrawnPage> {
  const cache = createCache({ key: 'css' });
  return renderPage(
    paths.advertisement.href(content.advertisement._id),
    content,
    { pictures, language },
    (app) => (
      // Its styles stand in the markup, each once, until Emotion takes them over.
      <CacheProvider value={cache}>{app}</CacheProvider>
    ),
  );
}
