import { type SearchQuery, USUAL_KM } from '../search-query.ts';
import { type Town, townCalled, townName } from '../towns/places.ts';
import { readTyped, type TypedSearch } from './read-typed.ts';

/** What a search in words is as filters. */
export type TypedFilters = Pick<SearchQuery, 'words'> & Partial<Pick<SearchQuery, 'min' | 'max' | 'near'>>;

async function placeIn({ places }: TypedSearch): Promise<{ town: Town; words: string } | undefined> {
  for (const { name, words } of places) {
    const town = await townCalled(name);
    if (town !== undefined) return { town, words };
  }
  return undefined;
}

/**
 * The price and the place that a search says in words, as filters, and the words that are left. Undefined where it says none.
 * Rejects when the list of towns can't be loaded.
 */
export async function typedFilters(words: string): Promise<TypedFilters | undefined> {
  const typed = readTyped(words);
  if (typed === undefined) return undefined;
  const { min, max } = typed;
  const place = await placeIn(typed);
  if (place === undefined && min === undefined && max === undefined) return undefined;
  return {
    words: place?.words ?? typed.words,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(place && {
      near: { name: townName(place.town), lat: place.town.lat, lng: place.town.lng, km: USUAL_KM },
    }),
  };
}
