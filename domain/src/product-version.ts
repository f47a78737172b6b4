import type { Product } from './product.ts';
import type { StoredTime } from './stored-time.ts';

type Created = { createdAt: StoredTime };

/**
 * Which making of a product something is about: the server's time of its creation, in milliseconds since 1970. The
 * rules take each product id once; products from before they did may have been deleted and made anew under their id.
 */
export function productVersion(product: Pick<Product, 'createdAt'>): number {
  return product.createdAt.toMillis();
}

/** Whether a booking, wish or payment is about this making of the product: it came after it. */
export function isAbout(product: Pick<Product, 'createdAt'>, document: Created): boolean {
  return document.createdAt.toMillis() >= productVersion(product);
}

/** Whether an advertisement is a copy of this making of the product. */
export function isAdvertisementOf(product: Pick<Product, 'createdAt'>, advertisement: Created): boolean {
  return advertisement.createdAt.toMillis() === productVersion(product);
}
