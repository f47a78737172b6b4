import { expect, it } from 'vitest';
import { isPrice } from './is-price.ts';

// Specification 5. Resale price is a number
// Specification 9. Price bounds
it('prices end at 0.50 and 999,999.99', () => {
  expect([0.49, 0.5, 0.501, 999999.99, 1000000].map((price) => isPrice(price))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

it.each([
  ['jpy', [49, 50, 50.5, 99_999_999, 100_000_000], [false, true, false, true, false]],
  // Stripe charges whole hundredths of a dinar, though a thousand of its unit make one.
  ['kwd', [0.19, 0.2, 0.205, 99_999.99, 100_000], [false, true, false, true, false]],
  ['isk', [74, 75, 75.5, 999_999, 1_000_000], [false, true, false, true, false]],
] as const)('prices in %s end at what can be charged', (currency, prices, can) => {
  expect(prices.map((price) => isPrice(price, currency))).toEqual(can);
});
