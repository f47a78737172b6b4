import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { newsForWishers } from './news-for-wishers.ts';

const DAY_MS = 86_400_000;
const time = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });
const at = time(20 * DAY_MS + 5);
const product = { ...aProduct({ resaleprice: 45 }), createdAt: time(0) } as Product;
const news = (before: Partial<Product>, now: Partial<Product> = {}, when = at) =>
  newsForWishers('chair', { before: { ...product, ...before }, product: { ...product, ...now }, at: when });

describe('who wishes for an item', () => {
  it('hears that it costs less, of what it costs by now', () => {
    expect(news({ resaleprice: 60 }, { resaleprice: 40 })).toEqual({
      kind: 'priceDropped',
      subject: 'chair',
      version: 20,
      params: { productId: 'chair', productname: product.productname, from: 60, price: 40 },
    });
  });

  it('hears that it is for sale again, after it was sold or taken down', () => {
    expect(news({ availability: true, paid: true })?.kind).toBe('freeAgain');
    expect(news({ hidden: true })?.kind).toBe('freeAgain');
  });

  it('hears the same twice a day as once, and again the next day', () => {
    const later = time(at.toMillis() + 3_600_000);
    const tomorrow = time(at.toMillis() + DAY_MS);
    expect(news({ resaleprice: 60 }, {}, later)?.version).toBe(20);
    expect(news({ resaleprice: 60 }, {}, tomorrow)?.version).toBe(21);
  });

  it.each([
    ['costs more', { resaleprice: 40 }, {}],
    ['was reduced and is dearer again by now', { resaleprice: 60 }, { resaleprice: 70 }],
    ['is edited', { description: 'Another' }, {}],
    ['is sold by now', { resaleprice: 60 }, { availability: true, paid: true }],
    ['is taken down by now', { resaleprice: 60 }, { hidden: true as const }],
  ])('hears nothing where it %s', (_why, before, now) => {
    expect(news(before, now)).toBeUndefined();
  });
});
