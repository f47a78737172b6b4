import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { paths } from '@thriftline/domain/base/paths';
import { ADDRESS_MARK, alternatesOf } from '@thriftline/domain/pages/addresses';
import { HOME_PLACES } from '@thriftline/domain/pages/home-content';
import { OPEN_PAGES } from '@thriftline/domain/pages/open-page';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { Material } from './app/theme/material.tsx';
import { ADVERTISEMENTS_CALL } from './features/advertisements/api/fetch-advertisements.ts';
import { TOP_CATEGORIES_CALL } from './features/storefront/api/fetch-top-categories.ts';

/** What is written into the pages at build time. */
export interface Prerendered {
  /** The theme's CSS variables and what holds for every page: for pages and moments without Material UI. */
  theme: string;
  /** The home page for somebody who is signed out, its lists still on their way: the root element's content. */
  home: string;
  /** The languages that pages are shown in: the first script goes by them. */
  languages: typeof LANGUAGES;
  /** Where the home page is in each: elements of the head. */
  alternates: readonly string[];
  /** The home page's title element. */
  title: string;
  /** What the home page reads: asked for at once, beside its scripts. */
  reads: readonly string[];
  /** Where its pictures come from; null in a local build, which learns that from its own address. */
  pictures: string | null;
  /** Where in a page's frame each part goes that is filled in on the server. */
  places: typeof HOME_PLACES;
  /** The pages that are the same for everybody: each gets a frame. */
  openPages: typeof OPEN_PAGES;
}

function renderTheme(): string {
  const cache = createCache({ key: 'css' });
  // Keeps the rules in the cache instead of writing style elements between the markup.
  cache.compat = true;
  renderToString(
    <CacheProvider value={cache}>
      <Material>{null}</Material>
    </CacheProvider>,
  );
  return Object.values(cache.inserted).join('');
}

/** Draws what home.html and app.html begin with. Runs at build time, in Node. */
export function prerender(): Prerendered {
  const router = createMemoryRouter(routes, { initialEntries: [paths.home.href()] });
  const html = renderToString(<App router={router} />);
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return {
    theme: renderTheme(),
    home: html.replace(title, ''),
    title,
    languages: LANGUAGES,
    alternates: alternatesOf(paths.home.href()).map(
      ({ hreflang, path }) => `<link rel="alternate" hreflang="${hreflang}" href="${path}" ${ADDRESS_MARK}>`,
    ),
    reads: [ADVERTISEMENTS_CALL, TOP_CATEGORIES_CALL],
    pictures: import.meta.env.VITE_LOCAL === '1' ? null : STORAGE_ORIGIN,
    places: HOME_PLACES,
    openPages: OPEN_PAGES,
  };
}
