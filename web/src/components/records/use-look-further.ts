import { useEffect } from 'react';
import type { PagedList } from '@/lib/live/use-paged-query.ts';

/** When not all that a query finds is looked for, so many pages are looked through before anybody is asked. */
const MOST_PAGES_UNASKED = 8;

type Looked = Pick<PagedList<unknown>, 'status' | 'hasMore' | 'loadingMore'> & {
  pages: readonly unknown[];
};

interface Wanted {
  /** How many rows that are looked for are loaded. */
  found: number;
  /** How many of them need no further page. */
  enough: number;
  /** How many pages are asked for. */
  pages: number;
  showMore: () => void;
}

/**
 * Loads the next pages of a list of which not all is shown, until there is enough to show. Gives whether more is on its way,
 * so that nothing is said yet of what was not found.
 */
export function useLookFurther(list: Looked, { found, enough, pages, showMore }: Wanted): boolean {
  const isShort = list.status === 'ready' && list.hasMore && found < enough && pages < MOST_PAGES_UNASKED;
  const isLoaded = !list.loadingMore && list.pages.length >= pages;
  useEffect(() => {
    if (isShort && isLoaded) showMore();
  }, [isShort, isLoaded, showMore]);
  return isShort || list.loadingMore;
}
