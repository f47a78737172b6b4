import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { paths } from './config/paths.ts';

/** The home page as it stands before any script has run. */
export interface PrerenderedHome {
  /** What goes into the root element. */
  markup: string;
  /** The title element. */
  title: string;
  /** Style elements, marked so that the emotion of the browser goes on from them. */
  styles: string;
}

function styleElements({ key, inserted, registered }: EmotionCache, markup: string): string {
  const global: string[] = [];
  const ids: string[] = [];
  const rules: string[] = [];
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${id}`] === undefined) {
      global.push(`<style data-emotion="${key}-global ${id}">${css}</style>`);
    } else if (markup.includes(`${key}-${id}`)) {
      ids.push(id);
      rules.push(css);
    }
  }
  return `${global.join('')}<style data-emotion="${key} ${ids.join(' ')}">${rules.join('')}</style>`;
}

/** Draws the home page for somebody who is signed out, its lists still on their way. Runs at build time, in Node. */
export function prerenderHome(): PrerenderedHome {
  const cache = createCache({ key: 'css' });
  // Keeps the rules in the cache instead of writing style elements between the markup.
  cache.compat = true;
  const router = createMemoryRouter(routes, { initialEntries: [paths.home.href()] });
  const html = renderToString(
    <CacheProvider value={cache}>
      <App router={router} />
    </CacheProvider>,
  );
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  const markup = html.replace(title, '');
  return { markup, title, styles: styleElements(cache, markup) };
}
