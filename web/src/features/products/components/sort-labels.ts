import type { ProductSort } from '../browsing/product-search.ts';

/** What each order is called, and the items that come first in it. */
export const SORT_LABELS: Record<ProductSort, { name: string; first: string }> = {
  newest: { name: 'Newest first', first: 'newest' },
  price: { name: 'Price, low to high', first: 'cheapest' },
  '-price': { name: 'Price, high to low', first: 'dearest' },
};
