import type { Product } from './product.ts';

/**
 * A stored advertisement, `advertisements/{productId}`, under the code's names (document-names.ts): the product's fields
 * and its id. World-readable.
 */
export type Advertisement = Omit<Product, 'hold'> & { productId: string };

/**
 * The advertisement of a product: every field of it but the hold, which is nobody's business, plus its id.
 * The security rules compare with the stored product, so a copy that differs is refused.
 */
export function advertisementOf(productId: string, product: Product): Advertisement {
  const { hold: _hold, ...fields } = product;
  return { ...fields, availability: false, paid: false, productId };
}
