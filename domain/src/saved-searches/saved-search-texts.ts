import { formatPrice } from '../base/money.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { MAX_SEARCH_NAME } from './saved-search.ts';

function priceWords({ min, max }: Pick<SearchQuery, 'min' | 'max'>): string[] {
  if (min !== undefined && max !== undefined) return [`${formatPrice(min)} to ${formatPrice(max)}`];
  if (min !== undefined) return [`from ${formatPrice(min)}`];
  return max === undefined ? [] : [`up to ${formatPrice(max)}`];
}

/** What a search asks for, in words. The category's name is not in it: undefined where it is not known yet. */
export function searchWords(query: SearchQuery, categoryName: string | undefined): string {
  const { words, categoryId, conditions, verifiedOnly, near } = query;
  return [
    ...(words === '' ? [] : [words]),
    ...(categoryId === undefined ? [] : [`in ${categoryName ?? 'one category'}`]),
    ...(conditions.length === 0 ? [] : [conditions.join(' or ')]),
    ...priceWords(query),
    ...(near === undefined ? [] : [`within ${near.km} km of ${near.name || 'here'}`]),
    ...(verifiedOnly ? ['verified sellers'] : []),
  ].join(', ');
}

/** The name a search has unless its owner gives it another. */
export function nameOfSearch(query: SearchQuery, categoryName: string | undefined): string {
  const words = searchWords(query, categoryName)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim();
  return words.length <= MAX_SEARCH_NAME ? words : `${words.slice(0, MAX_SEARCH_NAME - 1).trim()}…`;
}
