import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { describe, expect, it } from 'vitest';
import { MAX_PAGES, STANDING_PAGES, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const changed = new Date('2026-01-31T12:00:00.000Z');
const ORIGIN = 'https://shop.example';
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('sitemapXml', () => {
  it('lists pages, with their last change where it is known', () => {
    const xml = sitemapXml(ORIGIN, [
      ...STANDING_PAGES,
      { path: '/sellers/anna' },
      { path: '/ads/oak-chair', changed },
    ]);
    expect(addressesIn(xml).filter((address) => !/\/(de|ar)\//.test(address ?? ''))).toEqual(
      [
        '/',
        '/categories',
        '/blog',
        '/help',
        '/terms',
        '/privacy',
        '/contact',
        '/sellers/anna',
        '/ads/oak-chair',
      ].map((path) => ORIGIN + path),
    );
    expect([...new Set(xml.match(/<lastmod>[^<]*/g))]).toEqual(['<lastmod>2026-01-31T12:00:00.000Z']);
  });

  it('lists each page in every language, and with each the addresses of all', () => {
    const xml = sitemapXml(ORIGIN, [{ path: '/ads/oak-chair' }]);
    const own = xml.split('<url>').filter((url) => url.includes('/ads/oak-chair</loc>'));
    expect(own.flatMap(addressesIn)).toEqual([
      `${ORIGIN}/ads/oak-chair`,
      `${ORIGIN}/de/ads/oak-chair`,
      `${ORIGIN}/ar/ads/oak-chair`,
    ]);
    for (const url of own) {
      expect([...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...one]) => one)).toEqual([
        ['en', `${ORIGIN}/ads/oak-chair`],
        ['de', `${ORIGIN}/de/ads/oak-chair`],
        ['ar', `${ORIGIN}/ar/ads/oak-chair`],
        ['x-default', `${ORIGIN}/ads/oak-chair`],
      ]);
    }
  });

  it('never has more addresses than a sitemap may, nor is larger than what many who ask at once may get', () => {
    const pages = Array.from({ length: MAX_PAGES + 5 }, (_, index) => ({
      path: `/ads/${String(index).padStart(20, '0')}`,
      changed,
    }));
    const xml = sitemapXml(ORIGIN, pages);
    expect(xml.match(/<loc>/g)).toHaveLength(MAX_PAGES * LANGUAGES.length);
    expect(MAX_PAGES * LANGUAGES.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThan(6 * 1024 * 1024);
  });
});

it('sitemapIndexXml lists the addresses of sitemaps', () => {
  expect(addressesIn(sitemapIndexXml(ORIGIN, ['pages', '2026-11']))).toEqual([
    `${ORIGIN}/sitemap-pages.xml`,
    `${ORIGIN}/sitemap-2026-11.xml`,
  ]);
});
