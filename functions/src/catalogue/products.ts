import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Product } from '@thriftline/domain/catalogue/product';
import { collection, documentIn } from '../firestore/collection.ts';

/** The items for sale and sold. */
export const products = () => collection<Product>(COLLECTIONS.products);

/** One product. */
export const productDocument = (id: string) => documentIn(products(), id);
