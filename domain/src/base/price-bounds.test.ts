import { expect, it } from 'vitest';
import { isPrice } from './price-bounds.ts';

// Specification 5. Resale price is a number
// Specification 9. Price bounds
it('prices end at 0.50 and 999,999.99', () => {
  expect([0.49, 0.5, 0.501, 999999.99, 1000000].map(isPrice)).toEqual([false, true, false, true, false]);
});
