import { expect, it } from 'vitest';
import { productInputSchema, productSchema } from '../catalogue/product.ts';
import { SAMPLE_ATTRIBUTES } from '../catalogue/sample-attributes.ts';
import { aProduct } from '../testing/builders.ts';
import { chargeableFault } from './chargeable.ts';
import { validate } from './fields/validate.ts';

it.each([
  [999_999.99, undefined, true],
  [999_999.99, 0, true],
  [999_999.49, 0.5, true],
  [999_999.5, 0.5, false],
  [999_999.99, 0.01, false],
  [999_499.99, 500, true],
  [999_500, 500, false],
])('%d and %j for delivery can be charged together: %j', async (resaleprice, deliverycost, isChargeable) => {
  expect(chargeableFault({ resaleprice, deliverycost }) === undefined).toBe(isChargeable);
  const priced = { resaleprice, deliverycost, delivery: 'Delivery' as const };
  expect(await productInputSchema.isValid({ ...SAMPLE_ATTRIBUTES, ...priced })).toBe(isChargeable);
  expect(await productSchema.isValid({ ...aProduct(), ...priced })).toBe(isChargeable);
});

it('is said of the delivery', () => {
  const stated = { ...SAMPLE_ATTRIBUTES, resaleprice: 999_999.99, deliverycost: 1 };
  const fields = { deliverycost: 'At most $999,999.99 with the resale price' };
  expect(() => validate(productInputSchema, stated)).toThrow(expect.objectContaining({ fields }));
});
