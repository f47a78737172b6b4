import { paths } from '../base/paths.ts';

/** The parameter of an address that says which saved search it shows. */
export const SAVED_PARAMETER = 'saved';

/** The page of a saved search, where what is new in it is marked and comes first. */
export function savedSearchPath({ searchId, address }: { searchId: string; address: string }): string {
  return `${paths.search.path}?${address}&${new URLSearchParams({ sort: 'newest', [SAVED_PARAMETER]: searchId }).toString()}`;
}
