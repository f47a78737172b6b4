import { expect, it } from 'vitest';
import { addressHead } from './address-head.ts';

const ORIGIN = 'https://shop.example';

it('names the page’s own address in its language, and those in all others', () => {
  const head = addressHead('/ads/p1', 'de', ORIGIN).join('');
  expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/de/ads/p1"`);
  expect([...head.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...one]) => one)).toEqual([
    ['en', `${ORIGIN}/ads/p1`],
    ['de', `${ORIGIN}/de/ads/p1`],
    ['ar', `${ORIGIN}/ar/ads/p1`],
    ['x-default', `${ORIGIN}/ads/p1`],
  ]);
  expect(head).toContain(`property="og:url" content="${ORIGIN}/de/ads/p1"`);
  expect(head).toContain('property="og:locale" content="de_DE"');
  expect(head.match(/"og:locale:alternate" content="[^"]+"/g)).toEqual([
    '"og:locale:alternate" content="en_US"',
    '"og:locale:alternate" content="ar_AE"',
  ]);
});

it('says nothing of a page that has one address', () => {
  expect(addressHead('/login', 'de', ORIGIN)).toEqual([]);
  expect(addressHead('/dashboard/orders/o1', 'en', ORIGIN)).toEqual([]);
});

it('lets nothing of an address out of its place', () => {
  const head = addressHead('/sellers/"><script>alert(1)<!--', 'ar', ORIGIN).join('');
  expect(head).not.toMatch(/<script|<!--/);
});
