import { describe, expect, it } from 'vitest';
import { MAX_ADDRESSES, sitemapXml } from './sitemap-xml.ts';

const changed = new Date('2026-01-31T12:00:00.000Z');

describe('sitemapXml', () => {
  it('lists the standing pages and others, with their last change where it is known', () => {
    const xml = sitemapXml('https://shop.example', [
      { path: '/sellers/anna' },
      { path: '/ads/oak-chair', changed },
    ]);
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://shop.example/',
      'https://shop.example/categories',
      'https://shop.example/blog',
      'https://shop.example/help',
      'https://shop.example/terms',
      'https://shop.example/privacy',
      'https://shop.example/contact',
      'https://shop.example/sellers/anna',
      'https://shop.example/ads/oak-chair',
    ]);
    expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-01-31T12:00:00.000Z']);
  });

  it('never has more addresses than a sitemap may', () => {
    const pages = Array.from({ length: MAX_ADDRESSES + 5 }, (_, index) => ({
      path: `/ads/p${index}`,
      changed,
    }));
    expect(sitemapXml('https://shop.example', pages).match(/<loc>/g)).toHaveLength(MAX_ADDRESSES);
  });
});
