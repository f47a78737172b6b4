// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import type { Language } from '@thriftline/domain/base/locale/languages';
import { currentLanguage, speak } from '@thriftline/domain/base/locale/speak';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import type { AdContent } from '@thriftline/domain/pages/ad-content';
import { isOpenPath, localizedPath } from '@thriftline/domain/pages/addresses';
import type { HomeContent } from '@thriftline/domain/pages/home-content';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { aPictureAddress, aProduct, SOME_UTC_DATE, somePictures } from '@thriftline/domain/testing/builders';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { renderAd } from './entry-server-ad.tsx';
import { renderHome } from './entry-server-home.tsx';
import { renderOpenPage } from './entry-server-open-page.tsx';
import { whenInitialized } from './lib/account/when-initialized.ts';
import { type DrawnContent, servedContent } from './lib/calls/served-content.ts';
import { showLanguage } from './lib/language/language.ts';
import { withLocalizedLinks } from './lib/language/localized-router.ts';

const PICTURES = { origin: STORAGE_ORIGIN, bucket: LOCAL_BUCKET };
/** What people wrote: a text of the catalogs, which is theirs and stays, and markup. */
const SEARCH = 'Search';
const NASTY = '<b onclick="alert(1)">Sold</b>';

const common = { at: Date.now(), settings: DEFAULT_OPEN_SETTINGS };
const home: HomeContent = {
  ...common,
  advertisements: [
    {
      _id: 'p1',
      productname: SEARCH,
      resaleprice: 1234.5,
      originalprice: 2000,
      condition: 'Good',
      location: NASTY,
      img: aPictureAddress('p1'),
    },
  ],
  categories: [{ _id: 'c1', categoryname: SEARCH, img: aPictureAddress('c1') }],
};
const ad: AdContent = {
  ...common,
  advertisement: {
    ...aProduct({ images: somePictures(2), productname: SEARCH, description: NASTY, resaleprice: 1234.5 }),
    condition: 'Good',
    sellerStatus: 'Verified',
    _id: 'p1',
    categoryId: 'c1',
    createdAt: SOME_UTC_DATE,
    sellerSince: SOME_UTC_DATE,
  },
};

type Drawing = [path: string, content: DrawnContent, draw: (language: Language) => Promise<{ root: string }>];
const DRAWINGS: readonly Drawing[] = [
  ['/', home, (language) => renderHome(home, PICTURES, language)],
  ['/ads/p1', ad, (language) => renderAd(ad, PICTURES, language)],
  ['/blog', common, (language) => renderOpenPage({ ...common, page: 'blog' }, PICTURES, language)],
];
const LANGUAGES = ['de', 'ar'] as const;
const PRICES = { de: '1.234,50', ar: '1,234.50' };
const CASES = DRAWINGS.flatMap((drawing) => LANGUAGES.map((language) => [language, ...drawing] as const));

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await showLanguage('en');
  speak();
});

it.each(CASES)(
  'in %s %s leads to open pages in the language, and to the app where it is',
  async (language, _path, _content, draw) => {
    const { root } = await draw(language);
    const hrefs = [...root.matchAll(/ (?:href|action)="(\/[^"]*)"/g)].map(([, href = '']) => href);
    const open = hrefs.filter((href) => /^\/(de|ar)\//.test(href));
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter((href) => !href.startsWith(`/${language}/`))).toEqual([]);
    expect(hrefs.filter((href) => isOpenPath(href.replace(/[?#].*/, '')))).toEqual([]);
    expect(hrefs).toContain('/login');
    expect(currentLanguage()).toBe('en');
  },
);

it.each(CASES)(
  'in %s what people wrote on %s is as they wrote it',
  async (language, path, _content, draw) => {
    const { root } = await draw(language);
    if (path !== '/blog') expect(root).toContain(`>${SEARCH}<`);
    if (path !== '/blog') expect(root).toContain(PRICES[language]);
    if (path !== '/blog') expect(root).toContain('&lt;b onclick=');
    expect(root).not.toContain('<b onclick');
    expect(root).not.toMatch(/>(Skip to content|Log in|Help|Privacy|Categories|Description)</);
  },
);

it.each(CASES)('in %s %s is taken over by the app as it is', async (language, path, content, draw) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(DEFAULT_OPEN_SETTINGS)),
  );
  const faults: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  const { root } = await draw(language);
  const element = document.createElement('div');
  element.innerHTML = root;
  // What the markup names is chosen, as in a browser; happy-dom takes another.
  for (const option of element.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true;
  document.head.append(...element.querySelectorAll('style[data-emotion]'));
  document.body.append(element);
  await showLanguage(language);
  const heading = element.querySelector('h1, h2');
  const router = withLocalizedLinks(createMemoryRouter(routes, { initialEntries: [path] }));
  await new Promise<void>((resolve) => whenInitialized(router, resolve));
  const taken = await act(async () =>
    hydrateRoot(element, <App router={router} content={servedContent(content)} />, {
      onRecoverableError: (error) => faults.push(error),
    }),
  );
  expect(faults).toEqual([]);
  expect(heading?.isConnected).toBe(true);
  expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(
    window.location.origin + localizedPath(path, language),
  );
  await act(async () => taken.unmount());
});
