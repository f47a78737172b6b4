import { AppError } from '@thriftline/domain/base/errors';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import type { Stored } from '@/lib/firebase/stored.ts';

/** What the page showed, and what the item is instead: nothing is charged before the buyer agrees to that. */
export interface ShownChange {
  /** Whether it is another item or only its price. */
  what: 'item' | 'price';
  product: Stored<Product>;
  shown: ShownItem;
  now: ShownItem;
}

/** Why the server refused what the page showed, if it did and the product says so, too; undefined for other refusals. */
export function changeShown(
  error: unknown,
  shown: ShownItem,
  product: Stored<Product> | undefined,
): ShownChange | undefined {
  if (!(error instanceof AppError) || product === undefined) return undefined;
  const { resaleprice: productprice } = product;
  const itemEditedAt = product.editedAt?.toDate().toISOString();
  if (error.fields?.itemEditedAt !== undefined && itemEditedAt !== shown.itemEditedAt) {
    return { what: 'item', product, shown, now: { productprice, itemEditedAt } };
  }
  if (error.fields?.productprice !== undefined && productprice !== shown.productprice) {
    return { what: 'price', product, shown, now: { ...shown, productprice } };
  }
  return undefined;
}
