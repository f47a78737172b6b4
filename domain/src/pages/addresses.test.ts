import { expect, it } from 'vitest';
import { LANGUAGES } from '../base/locale/languages.ts';
import { KNOWN_LANGUAGES } from '../base/shop/known-languages.ts';
import { alternatesOf, isOpenPath, localizedPath, readAddress } from './addresses.ts';

it.each([
  ['/', '/de/', '/ar/'],
  ['/ads/oak-chair', '/de/ads/oak-chair', '/ar/ads/oak-chair'],
  ['/sellers/anna', '/de/sellers/anna', '/ar/sellers/anna'],
  ['/categories', '/de/categories', '/ar/categories'],
  ['/privacy', '/de/privacy', '/ar/privacy'],
])('%s is %s in German and %s in Arabic', (path, german, arabic) => {
  expect([localizedPath(path, 'en'), localizedPath(path, 'de'), localizedPath(path, 'ar')]).toEqual([
    path,
    german,
    arabic,
  ]);
  expect(readAddress(path)).toEqual({ language: undefined, path });
  expect(readAddress(german)).toEqual({ language: 'de', path });
  expect(readAddress(arabic)).toEqual({ language: 'ar', path });
});

it.each(['/dashboard', '/dashboard/orders/o1', '/login', '/signup', '/reset-password', '/unsubscribe'])(
  '%s has one address; with a prefix it says in which language it is read',
  (path) => {
    expect(localizedPath(path, 'de')).toBe(path);
    expect(alternatesOf(path)).toEqual([]);
    expect(readAddress(`/de${path}`)).toEqual({ language: 'de', path });
  },
);

it.each([
  '/de/de/',
  '/de/ar/ads/p1',
  '/de//evil.example',
  '/de///evil.example/ads/p1',
  '/de/\\evil.example',
  '/de/%2F%2Fevil.example',
  '/de%2Fads/p1',
  '/%64e/ads/p1',
  '/de/%61ds/p1',
  '/DE/',
  '/den/ads/p1',
  '/fr/',
  '/de/ads/p1/more',
  '/de/../ads/p1',
  '/de/dashboards',
  '/de/api/home/advertisements',
  '/de/letters/off',
  '/de/sitemap.xml',
  '/de/nothing',
])('%s is no page in a language, and taken as it is', (pathname) => {
  expect(readAddress(pathname)).toEqual({ language: undefined, path: pathname });
});

it('a prefix alone is the home page', () => {
  expect(readAddress('/de')).toEqual({ language: 'de', path: '/' });
});

it('the shop’s own language may be named, at a second address of the page', () => {
  expect(readAddress('/en/blog')).toEqual({ language: 'en', path: '/blog' });
  expect(localizedPath('/blog', 'en')).toBe('/blog');
});

it('whatever is made of an address is on this site, and read back as it was', () => {
  const odd = ['/ads/%2F%2Fevil.example', '/ads/..%2f', '/ads/\\evil', '/ads/a%20b', '/blog/', '/ads/\u202e'];
  for (const path of odd.filter(isOpenPath)) {
    for (const language of LANGUAGES) {
      const pathname = localizedPath(path, language);
      expect(pathname).toMatch(/^\/(?![/\\])/);
      expect(readAddress(pathname).path).toBe(path);
    }
  }
});

it('an open page names its address in every language, and the one for readers of others', () => {
  expect(alternatesOf('/blog/')).toEqual([
    { hreflang: 'en', path: '/blog' },
    { hreflang: 'de', path: '/de/blog' },
    { hreflang: 'ar', path: '/ar/blog' },
    { hreflang: 'x-default', path: '/blog' },
  ]);
  expect(alternatesOf('/').map(({ path }) => path)).toEqual(['/', '/de/', '/ar/', '/']);
});

it('no page’s address is a language’s', () => {
  expect(KNOWN_LANGUAGES.filter((language) => isOpenPath(`/${language}`))).toEqual([]);
});
