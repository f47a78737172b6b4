import { aProduct } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { newPrice } from './bulk-price.ts';

const of = (resaleprice: number) => aProduct({ resaleprice });

describe('newPrice', () => {
  it.each([
    [40, { by: 'percent', amount: 10 }, 36],
    [9.99, { by: 'percent', amount: 10 }, 8.99],
    [0.7, { by: 'percent', amount: 15 }, 0.59],
    [40, { by: 'price', amount: 12.5 }, 12.5],
  ] as const)('$%d and %o makes $%d', (price, change, after) => {
    expect(newPrice(of(price), change)).toBe(after);
  });

  it.each([
    ['too little to be charged', { by: 'percent', amount: 99 }],
    ['nothing', { by: 'percent', amount: 100 }],
    ['more than today', { by: 'percent', amount: -10 }],
    ['what it costs today', { by: 'percent', amount: 0 }],
    ['that already', { by: 'price', amount: 10 }],
    ['less than nothing', { by: 'price', amount: -1 }],
    ['more than any price', { by: 'price', amount: 10_000_000 }],
  ] as const)('is none where it would be %s', (_what, change) => {
    expect(newPrice(of(10), change)).toBeUndefined();
  });
});
