import type { Product } from '@thriftline/domain/product';
import type { Order } from '@/lib/live/merge-pages.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import type { Stored } from '@/lib/stored.ts';
import type { ProductSort } from './product-search.ts';

const cheapestFirst: Order<Stored<Product>> = (a, b) =>
  a.resaleprice - b.resaleprice || (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);

/** The order Firestore gives for each sort; the same functions each time. */
export const PRODUCT_ORDERS: Record<ProductSort, Order<Stored<Product>>> = {
  newest: newestFirst,
  price: cheapestFirst,
  '-price': (a, b) => cheapestFirst(b, a),
};
