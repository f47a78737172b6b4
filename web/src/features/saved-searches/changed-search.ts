import { paths } from '@thriftline/domain/base/paths';

/** The parameter of the list's address that says which saved search is being changed. */
export const CHANGED_SEARCH = 'change';

/** Where a saved search is changed. */
export function changedSearchPath(id: string): string {
  return `${paths.dashboard.searches.href()}?${new URLSearchParams({ [CHANGED_SEARCH]: id }).toString()}`;
}
