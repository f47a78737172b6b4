import type { ProductInput } from './product.ts';
import { FACT_NAMES, PRODUCT_ATTRIBUTES } from './product-attributes.ts';

/** A valid product as its seller states it, every optional fact along: for tests and the demo store. */
export const SAMPLE_FACTS = Object.fromEntries(
  FACT_NAMES.map((name) => [name, PRODUCT_ATTRIBUTES[name].sample]),
) as ProductInput;
