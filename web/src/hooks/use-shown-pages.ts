import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'pages';
/** More pages than this an address does not open at once. */
const MAX_PAGES = 50;

/** Number of pages an address asks for: 1 unless it says a number of them. */
export function pagesOf(search: URLSearchParams, parameter = PARAMETER): number {
  const pages = Number(search.get(parameter));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1;
}

/**
 * How many pages of a list are shown. It is in the address, so that Back and a reload show as many.
 * @param parameter Its name there: of a second list beside another its own.
 */
export function useShownPages(parameter = PARAMETER): {
  pages: number;
  showMore: () => void;
  /** Another list begins with its first page. */
  showFirst: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (pagesAfter: (before: number) => number) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          const pages = pagesAfter(pagesOf(before, parameter));
          if (pages === 1) after.delete(parameter);
          else after.set(parameter, String(pages));
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, parameter],
  );
  const showMore = useCallback(() => change((before) => before + 1), [change]);
  const showFirst = useCallback(() => change(() => 1), [change]);
  return { pages: pagesOf(search, parameter), showMore, showFirst };
}
