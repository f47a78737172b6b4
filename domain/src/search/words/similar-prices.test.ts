import { expect, it } from 'vitest';
import { similarPrices } from './similar-prices.ts';

const sold = (productname: string, ...prices: number[]) =>
  prices.map((resaleprice) => ({ productname, resaleprice }));

it('is the middle half of what similar items went for', () => {
  const lamps = sold('Brass lamps', 10, 20, 30, 40, 500);
  expect(similarPrices('Old lamp', [...lamps, ...sold('Chair', 1)])).toEqual({ low: 20, high: 40 });
  expect(similarPrices('Lamp', sold('Lamp', 30, 10, 20))).toEqual({ low: 10, high: 30 });
});

it('says nothing of few items, or of others', () => {
  expect(similarPrices('Lamp', sold('Lamp', 10, 20))).toBeUndefined();
  expect(similarPrices('Lamp', sold('Chair', 10, 20, 30))).toBeUndefined();
  expect(similarPrices('', sold('Lamp', 10, 20, 30))).toBeUndefined();
});
