import type { StoredTime } from '../base/stored-time.ts';
import type { Product } from './product.ts';

type Created = { createdAt: StoredTime };

/**
 * Which state of a product somebody is shown, books or pays, the price apart: the server's time of its last edit or else of
 * its creation, in milliseconds since 1970. The rules let a seller edit no item that is sold or held, and stamp each edit.
 */
export function productVersion({ editedAt, createdAt }: Pick<Product, 'createdAt' | 'editedAt'>): number {
  return (editedAt ?? createdAt).toMillis();
}

/**
 * Which making of a product it is: the time of its creation. The rules take each product id once; products from before
 * they did may have been deleted and made anew under their id.
 */
function making(product: Created): number {
  return product.createdAt.toMillis();
}

/** Whether a version, if it is known, is of an earlier making of the product: all of a making's own come after it. */
export function isOfEarlierMaking(product: Pick<Product, 'createdAt'>, version: number | undefined): boolean {
  return version !== undefined && version < making(product);
}

/** Whether a booking, wish or payment is about this making of the product: it came after it. */
export function isAbout(product: Pick<Product, 'createdAt'>, document: Created): boolean {
  return document.createdAt.toMillis() >= making(product);
}

/** Whether two states of what has a product's id are of the same making of it. */
export function isSameMaking(one: Created, other: Created): boolean {
  return making(one) === making(other);
}

/** Whether an advertisement is a copy of this making of the product. */
export function isAdvertisementOf(product: Pick<Product, 'createdAt'>, advertisement: Created): boolean {
  return isSameMaking(product, advertisement);
}
