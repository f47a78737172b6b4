import { ATTRIBUTE_NAMES, PRODUCT_ATTRIBUTES } from './attributes/product-attributes.ts';
import type { ProductInput } from './product.ts';

/** A valid product as its seller states it, every optional fact along: for tests and the demo store. */
export const SAMPLE_ATTRIBUTES = Object.fromEntries(
  ATTRIBUTE_NAMES.map((name) => [name, PRODUCT_ATTRIBUTES[name].sample]),
) as ProductInput;
