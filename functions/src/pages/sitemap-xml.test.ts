import { describe, expect, it } from 'vitest';
import { MAX_ADDRESSES, sitemapXml } from './sitemap-xml.ts';

const changed = new Date('2026-01-31T12:00:00.000Z');

describe('sitemapXml', () => {
  it('lists the standing pages and each advertised item with its last change', () => {
    const xml = sitemapXml('https://shop.example', [{ productId: 'oak-chair', changed }]);
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://shop.example/',
      'https://shop.example/categories',
      'https://shop.example/blog',
      'https://shop.example/help',
      'https://shop.example/terms',
      'https://shop.example/privacy',
      'https://shop.example/contact',
      'https://shop.example/ads/oak-chair',
    ]);
    expect(xml).toContain('<lastmod>2026-01-31T12:00:00.000Z</lastmod>');
  });

  it('never has more addresses than a sitemap may', () => {
    const pages = Array.from({ length: MAX_ADDRESSES + 5 }, (_, index) => ({
      productId: `p${index}`,
      changed,
    }));
    expect(sitemapXml('https://shop.example', pages).match(/<loc>/g)).toHaveLength(MAX_ADDRESSES);
  });
});
