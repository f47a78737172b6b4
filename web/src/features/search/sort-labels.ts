import type { SearchSort } from '@thriftline/domain/search/search-query';

/** What each order is called. */
export const SORT_LABELS: Record<SearchSort, string> = {
  best: 'Best match',
  newest: 'Newest first',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  nearest: 'Nearest first',
};
