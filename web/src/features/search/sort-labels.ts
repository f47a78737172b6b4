import { msg } from '@lingui/core/macro';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { SearchSort } from '@thriftline/domain/search/search-query';

/** What each order is called. */
export const SORT_LABELS = lookedUp<SearchSort>({
  best: msg`Best match`,
  newest: msg`Newest first`,
  price: msg`Price, low to high`,
  '-price': msg`Price, high to low`,
  nearest: msg`Nearest first`,
});
