import { CONDITIONS, type Condition } from '@thriftline/domain/product-facts';

/** Orders a category can be looked through in. */
export const SORTS = ['newest', 'price', '-price'] as const;
export type ProductSort = (typeof SORTS)[number];

/** What somebody looks for in a category. */
export interface ProductSearch {
  sort: ProductSort;
  /** Any of these; all when empty. */
  conditions: readonly Condition[];
  /** Lowest and highest price, both included. */
  min: number | undefined;
  max: number | undefined;
  verifiedOnly: boolean;
  location: string;
  /** Words that name and description have to contain. */
  text: string;
}

/** Names of the search's parts in an address. */
const PARAMETERS = ['sort', 'condition', 'min', 'max', 'verified', 'location', 'q'] as const;

function amountOf(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}

/** The search an address asks for. What it says wrongly is left out. */
export function searchOf(address: URLSearchParams): ProductSearch {
  const conditions = new Set(address.getAll('condition'));
  return {
    sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'newest',
    conditions: CONDITIONS.filter((condition) => conditions.has(condition)),
    min: amountOf(address.get('min')),
    max: amountOf(address.get('max')),
    verifiedOnly: address.get('verified') === 'yes',
    location: address.get('location')?.trim() ?? '',
    text: address.get('q')?.trim() ?? '',
  };
}

/** How a search stands in the address. What is as usual is left out. */
export function searchParameters(search: ProductSearch): URLSearchParams {
  const address = new URLSearchParams();
  if (search.sort !== 'newest') address.set('sort', search.sort);
  for (const condition of search.conditions) address.append('condition', condition);
  if (search.min !== undefined) address.set('min', String(search.min));
  if (search.max !== undefined) address.set('max', String(search.max));
  if (search.verifiedOnly) address.set('verified', 'yes');
  if (search.location !== '') address.set('location', search.location);
  if (search.text !== '') address.set('q', search.text);
  return address;
}

/** Whether anything is filtered out at all. */
export function isFiltered(search: ProductSearch): boolean {
  return PARAMETERS.some((name) => name !== 'sort' && searchParameters(search).has(name));
}

/** The same order with nothing filtered out. */
export function withoutFilters({ sort }: ProductSearch): ProductSearch {
  return { ...searchOf(new URLSearchParams()), sort };
}
