import { PREFIXES } from '@thriftline/domain/pages/addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTING } from '../kit/call.ts';
import { aStoredCategory, aStoredProduct } from '../kit/goods.ts';
import { aPerson } from '../kit/people.ts';
import { advertise, pictureAddress } from '../kit/shop.ts';

// Texts of the catalogs, and markup: what people write is neither translated nor believed.
const NAME = 'Search <b>"Sold"</b>';

let id: string;

beforeAll(async () => {
  const seller = await aPerson('Seller');
  const categoryId = await aStoredCategory(seller, 'Chairs');
  const img = pictureAddress(seller);
  id = await aStoredProduct(seller, categoryId, { img, thumb: img, productname: NAME });
  await advertise(id);
});

async function page(path: string) {
  const response = await fetch(HOSTING + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...one]) => one);

const WORDS = { de: 'Einloggen', ar: 'دخول' };
const ROOTS = { de: '<html lang="de" dir="ltr">', ar: '<html lang="ar" dir="rtl">' };

describe.each(['de', 'ar'] as const)('in %s', (language) => {
  it.each([['/'], ['/blog'], ['/ads/ID'], ['/help'], ['/categories'], ['/sellers/somebody']])(
    '%s says which language it is in, and where it is in others',
    async (template) => {
      const path = template.replace('ID', id);
      const { status, headers, html } = await page(`/${language}${path}`);
      expect(status).toBe(200);
      expect(headers.get('x-robots-tag')).toBeNull();
      expect(headers.get('vary') ?? '').not.toMatch(/accept-language/i);
      expect(html).toContain(ROOTS[language]);
      expect(html).toContain(`<link rel="canonical" href="${HOSTING}/${language}${path}"`);
      expect(alternatesIn(html)).toEqual([
        ['en', HOSTING + path],
        ...PREFIXES.map((one) => [one, `${HOSTING}/${one}${path}`]),
        ['x-default', HOSTING + path],
      ]);
      expect(html.match(/property="og:locale"/g)).toHaveLength(1);
    },
  );

  it.each([['/'], ['/blog'], ['/ads/ID']])('%s is drawn in it, before any script', async (template) => {
    const { html } = await page(`/${language}${template.replace('ID', id)}`);
    const shown = html.slice(html.indexOf('<div id="root">'));
    expect(shown).toContain(WORDS[language]);
    expect(shown).toContain(`href="/${language}/blog"`);
    expect(html).toMatch(new RegExp(`name="scripts" content="[^"]*/assets/${language}-[^"]+"`));
  });

  it('what people wrote is as they wrote it, and no markup', async () => {
    const { html } = await page(`/${language}/ads/${id}`);
    expect(html).toContain('Search &lt;b&gt;&quot;Sold&quot;&lt;/b&gt;');
    expect(html).not.toContain('<b>"Sold"');
    expect(html).toContain('property="og:title" content="Search &lt;b&gt;');
  });

  it('an item that is not there is missing, and no page to find', async () => {
    const { status, headers, html } = await page(`/${language}/ads/not-there`);
    expect(status).toBe(404);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain(ROOTS[language]);
    expect(alternatesIn(html)).toEqual([]);
  });

  it('the home page has one address', async () => {
    const { status, headers } = await page(`/${language}?q=1`);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`/${language}/?q=1`);
  });

  it.each(['/dashboard', '/dashboard/orders/o1', '/login'])(
    '%s is the app, and not to be found',
    async (path) => {
      const { status, headers, html } = await page(`/${language}${path}`);
      expect(status).toBe(200);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(alternatesIn(html)).toEqual([]);
    },
  );
});

it('an address that names no language is the same for everybody, and says where the others are', async () => {
  for (const path of ['/', '/blog', `/ads/${id}`]) {
    const [plain, german] = await Promise.all([
      fetch(HOSTING + path),
      fetch(HOSTING + path, { headers: { 'accept-language': 'de' } }),
    ]);
    const html = await plain.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<link rel="canonical" href="${HOSTING}${path}"`);
    expect(alternatesIn(html)).toContainEqual(['de', `${HOSTING}/de${path}`]);
    expect(await german.text()).toContain('<html lang="en">');
  }
});

it('the shop’s own language may be named, and leads engines to the address without', async () => {
  const { status, html } = await page('/en/blog');
  expect(status).toBe(200);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain(`<link rel="canonical" href="${HOSTING}/blog"`);
});

it.each([
  '/de/de/',
  '/de/ar/blog',
  '/de/nothing',
  '/ar/letters/off',
  '/de/api/home/advertisements',
  '/de/sitemap.xml',
  '/de/%61ds/p1',
  '/de/%2F%2Fevil.example',
  '/de//evil.example',
  '/de/%5Cevil.example',
])('%s is no page, and leads nowhere', async (path) => {
  const { status, headers, html } = await page(path);
  expect(status).toBe(404);
  expect(headers.get('location')).toBeNull();
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(html).not.toContain('evil.example');
});

it.each(['/fr/', '/DE/', '/de%2Fblog', '//de//evil.example'])('%s names no language', async (path) => {
  const { headers, html } = await page(path);
  expect(html).not.toMatch(/lang="de"|hreflang/);
  expect(headers.get('location') ?? '').not.toContain('evil.example');
});

it('the sitemap has each page in every language', async () => {
  const { html } = await page('/sitemap.xml');
  for (const prefix of ['', ...PREFIXES.map((language) => `/${language}`)]) {
    expect(html).toContain(`<loc>${HOSTING}${prefix}/blog</loc>`);
  }
  expect(html).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${HOSTING}/de/blog"/>`);
});
