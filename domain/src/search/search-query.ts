import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../base/locale/languages.ts';
import { CONDITIONS, type Condition } from '../catalogue/attributes/product-attributes.ts';

/** Orders that what is found can be looked through in. */
export const SEARCH_SORTS = ['best', 'newest', 'price', '-price', 'nearest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** How far from a place items may be, in kilometres. */
export const DISTANCES_KM = [5, 10, 25, 50, 100] as const;

/** The distance unless one is chosen. */
export const USUAL_KM = 25;

/** A place, and how far from it items may be. */
export interface SearchArea {
  name: string;
  /** Degrees. */
  lat: number;
  lng: number;
  km: number;
}

/** What somebody looks for in the shop. */
export interface SearchQuery {
  /** As typed, but for spaces at the ends. */
  words: string;
  /** The language that they are read in: that of whoever typed them. */
  language: Language;
  categoryId: string | undefined;
  /** Any of these; all when empty. */
  conditions: readonly Condition[];
  /** Lowest and highest price, both included. */
  min: number | undefined;
  max: number | undefined;
  verifiedOnly: boolean;
  near: SearchArea | undefined;
  sort: SearchSort;
}

/** Longest text that is looked for. */
export const MAX_SEARCH_WORDS = 200;

/** The order unless one is chosen: what fits words best, else the newest. */
export function usualSort({ words }: Pick<SearchQuery, 'words'>): SearchSort {
  return words === '' ? 'newest' : 'best';
}

/** The order a search is shown in: nothing is nearest to nowhere. */
export function sortOf(query: SearchQuery): SearchSort {
  return query.sort === 'nearest' && query.near === undefined ? usualSort(query) : query.sort;
}

function numberOf(text: string | null, min: number, max: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : undefined;
}

function areaOf(address: URLSearchParams): SearchArea | undefined {
  const [lat, lng, ...others] = (address.get('at') ?? '').split(',');
  const latitude = numberOf(lat ?? null, -90, 90);
  const longitude = numberOf(lng ?? null, -180, 180);
  if (latitude === undefined || longitude === undefined || others.length > 0) return undefined;
  const km = numberOf(address.get('km'), 1, Number.POSITIVE_INFINITY);
  return {
    name: address.get('place')?.trim() ?? '',
    lat: latitude,
    lng: longitude,
    km: DISTANCES_KM.find((distance) => distance === km) ?? USUAL_KM,
  };
}

/** Where the language of its words stands in an address. */
const LANGUAGE = 'lang';

function languageOf(address: URLSearchParams, reader: Language = DEFAULT_LANGUAGE): Language {
  const named = address.get(LANGUAGE);
  return isLanguage(named) ? named : reader;
}

/** The search an address asks for that somebody reads in a language: its words are in that unless it says another. */
export function searchReadIn(reader: Language, address: URLSearchParams): SearchQuery {
  return { ...searchQueryOf(address), language: languageOf(address, reader) };
}

/** The search an address asks for. What it says wrongly is left out. */
export function searchQueryOf(address: URLSearchParams): SearchQuery {
  const conditions = new Set(address.getAll('condition'));
  const words = (address.get('q') ?? '').slice(0, MAX_SEARCH_WORDS).trim();
  const near = areaOf(address);
  const query: Omit<SearchQuery, 'sort'> = {
    words,
    language: languageOf(address),
    categoryId: address.get('category') || undefined,
    conditions: CONDITIONS.filter((condition) => conditions.has(condition)),
    min: numberOf(address.get('min'), 0, Number.MAX_VALUE),
    max: numberOf(address.get('max'), 0, Number.MAX_VALUE),
    verifiedOnly: address.get('verified') === 'yes',
    near,
  };
  const sort = SEARCH_SORTS.find((name) => name === address.get('sort')) ?? usualSort(query);
  return { ...query, sort: sortOf({ ...query, sort }) };
}

/** How a search stands in an address. What is as usual is left out. */
export function searchAddress(query: SearchQuery): URLSearchParams {
  const { words, language, categoryId, conditions, min, max, verifiedOnly, near, sort } = query;
  const address = new URLSearchParams();
  if (words !== '') address.set('q', words);
  if (words !== '' && language !== DEFAULT_LANGUAGE) address.set(LANGUAGE, language);
  if (categoryId !== undefined) address.set('category', categoryId);
  if (sort !== usualSort(query)) address.set('sort', sort);
  for (const condition of conditions) address.append('condition', condition);
  if (min !== undefined) address.set('min', String(min));
  if (max !== undefined) address.set('max', String(max));
  if (verifiedOnly) address.set('verified', 'yes');
  if (near !== undefined) {
    if (near.name !== '') address.set('place', near.name);
    address.set('at', `${near.lat},${near.lng}`);
    if (near.km !== USUAL_KM) address.set('km', String(near.km));
  }
  return address;
}

/** A search for everything, the newest first. */
export const EVERYTHING: SearchQuery = searchQueryOf(new URLSearchParams());

/** Whether a search leaves anything out. */
export function isNarrowed(query: SearchQuery): boolean {
  return searchAddress({ ...query, sort: usualSort(query) }).toString() !== '';
}
