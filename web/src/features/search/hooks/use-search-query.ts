import { type SearchQuery, searchAddress, searchQueryOf } from '@thriftline/domain/search/search-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedQuery } from '../changed-query.ts';

/** Changes what is looked for. New words are a step that Back undoes; other changes take the place of what was. */
export type ChangeSearch = (changes: Partial<SearchQuery>) => void;

/**
 * What is looked for, inside one category where its page is shown. It stands in the address, so that it can be shared; a
 * change starts at the first page.
 */
export function useSearchQuery(categoryId?: string): { query: SearchQuery; change: ChangeSearch } {
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => {
    const asked = searchQueryOf(address);
    return categoryId === undefined ? asked : { ...asked, categoryId };
  }, [address, categoryId]);
  const change = useCallback<ChangeSearch>(
    (changes) =>
      setAddress(
        (before) => {
          const after = searchAddress(changedQuery(searchQueryOf(before), changes));
          // The category's own page has it in its path.
          if (categoryId !== undefined) after.delete('category');
          return after;
        },
        {
          replace: changes.words === undefined,
          preventScrollReset: changes.words === undefined,
          // A box that was ticked shows it at once: as a transition it would lag behind a slow list.
          flushSync: true,
        },
      ),
    [setAddress, categoryId],
  );
  return { query, change };
}
