import { t } from '@lingui/core/macro';
import { type SearchQuery, searchAddress, searchQueryOf, usualSort } from '../search/search-query.ts';
import { NO_VOCABULARY } from '../search/words/vocabulary.ts';
import { MAX_SAVED_ADDRESS } from './saved-search.ts';
import { unitsOfSearch } from './search-units.ts';

/** Longest name of a place that is kept with a search. */
const MAX_PLACE_NAME = 100;

/** A search as one text, the same for all that find the same: in whatever order they show it. */
export function savedAddress(query: SearchQuery): string {
  const near = query.near && { ...query.near, name: query.near.name.slice(0, MAX_PLACE_NAME).trim() };
  return searchAddress({ ...query, near, sort: usualSort(query) }).toString();
}

/** The search that a saved address asks for; undefined for a text that `savedAddress` never gives or that nobody may save. */
export function savedQuery(address: string): SearchQuery | undefined {
  const query = searchQueryOf(new URLSearchParams(address));
  return savedAddress(query) === address && whyNotSaved(query) === undefined ? query : undefined;
}

/** What stands against saving a search, as a sentence; undefined where nothing does. */
export function whyNotSaved(query: SearchQuery): string | undefined {
  if (unitsOfSearch(query, NO_VOCABULARY).length === 0) {
    return t`Narrow your search first: add a word, category, condition, place or verified sellers.`;
  }
  return savedAddress(query).length > MAX_SAVED_ADDRESS
    ? t`This search is too long to save. Remove some words.`
    : undefined;
}
