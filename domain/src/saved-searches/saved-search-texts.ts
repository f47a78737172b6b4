import { t } from '@lingui/core/macro';
import { perLocale } from '../base/locale/locale.ts';
import { formatPrice } from '../base/money.ts';
import { withoutIsolates } from '../base/texts/without-isolates.ts';
import { CHOICE_LABELS } from '../catalogue/attributes/choice-labels.ts';
import type { SearchArea, SearchQuery } from '../search/search-query.ts';
import { MAX_SEARCH_NAME } from './saved-search.ts';

const anyOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const allOf = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));

function priceText({ min, max }: Pick<SearchQuery, 'min' | 'max'>): string | undefined {
  const lowest = min === undefined ? undefined : formatPrice(min);
  const highest = max === undefined ? undefined : formatPrice(max);
  if (lowest !== undefined && highest !== undefined) return t`${lowest} to ${highest}`;
  if (lowest !== undefined) return t`from ${lowest}`;
  return highest === undefined ? undefined : t`up to ${highest}`;
}

function areaText({ name, km }: SearchArea): string {
  return name === '' ? t`within ${km} km of here` : t`within ${km} km of ${name}`;
}

/** What a search asks for, in words. The category's name is not in it: undefined where it is not known yet. */
export function searchWords(query: SearchQuery, categoryName: string | undefined): string {
  const { words, categoryId, conditions, verifiedOnly, near } = query;
  const category = categoryName === undefined ? t`in one category` : t`in ${categoryName}`;
  const parts: readonly (string | undefined)[] = [
    words === '' ? undefined : words,
    categoryId === undefined ? undefined : category,
    anyOf().format(conditions.map((condition) => CHOICE_LABELS[condition])),
    priceText(query),
    near && areaText(near),
    verifiedOnly ? t`verified sellers` : undefined,
  ];
  return allOf().format(parts.filter((part): part is string => part !== undefined && part !== ''));
}

/** The name a search has unless its owner gives it another. */
export function nameOfSearch(query: SearchQuery, categoryName: string | undefined): string {
  const words = withoutIsolates(searchWords(query, categoryName))
    .replace(/[\p{Cc}\u202a-\u202e]/gu, ' ')
    .trim();
  return words.length <= MAX_SEARCH_NAME ? words : `${words.slice(0, MAX_SEARCH_NAME - 1).trim()}…`;
}
