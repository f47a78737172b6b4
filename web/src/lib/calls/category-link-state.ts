import type { Location } from 'react-router-dom';

/** What a link to a category tells its page besides the address. */
export interface CategoryLinkState {
  categoryname: string;
}

export const categoryLinkState = (categoryname: string): CategoryLinkState => ({ categoryname });

/** What the link said that the category is called, for until it is read; undefined where another one led here. */
export function pushedName({ state }: Pick<Location, 'state'>): string | undefined {
  const said: unknown = (state as Partial<CategoryLinkState> | null)?.categoryname;
  return typeof said === 'string' ? said : undefined;
}
