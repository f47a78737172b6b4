import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'pages';
/** More pages than this an address does not open at once. */
const MAX_PAGES = 50;

/** Number of pages an address asks for: 1 unless it says a number of them. */
export function pagesOf(search: URLSearchParams): number {
  const pages = Number(search.get(PARAMETER));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1;
}

/** How many pages of a list are shown. It stands in the address, so that Back and a reload show as many. */
export function useShownPages(): { pages: number; showMore: () => void } {
  const [search, setSearch] = useSearchParams();
  const showMore = useCallback(() => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(PARAMETER, String(pagesOf(before) + 1));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setSearch]);
  return { pages: pagesOf(search), showMore };
}
