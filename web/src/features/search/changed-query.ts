import { type SearchQuery, usualSort } from '@thriftline/domain/search/search-query';

/** A search with changes made to it. An order nobody chose follows the search: what fits words best, else the newest. */
export function changedQuery(before: SearchQuery, changes: Partial<SearchQuery>): SearchQuery {
  const after = { ...before, ...changes };
  const chosen = changes.sort ?? (before.sort === usualSort(before) ? undefined : before.sort);
  const possible = chosen === 'nearest' && after.near === undefined ? undefined : chosen;
  return { ...after, sort: possible ?? usualSort(after) };
}

/** The same words, category and order with nothing else filtered by. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return changedQuery(query, {
    conditions: [],
    min: undefined,
    max: undefined,
    verifiedOnly: false,
    near: undefined,
  });
}
