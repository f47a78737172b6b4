import { expect, it } from 'vitest';
import { priceLines } from './price-lines.ts';

it('says what a price is made of, and what it comes to', () => {
  expect(priceLines({ item: 4550, delivery: 'delivery', deliveryPrice: 600 })).toEqual([
    ['Item', '$45.50'],
    ['Delivery', '$6'],
    ['Buyer protection', 'Free'],
    ['Total', '$51.50'],
  ]);
});

it('names what costs nothing, and no way where there is none', () => {
  const titles = (delivery?: 'pickup' | 'delivery') =>
    priceLines({ item: 1000, delivery }).map((line) => line.join(': '));
  expect(titles('pickup')[1]).toBe('Pick-up: Free');
  expect(titles('delivery')[1]).toBe('Delivery: Included');
  expect(titles()).toEqual(['Item: $10', 'Buyer protection: Free', 'Total: $10']);
});
