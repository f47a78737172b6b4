import type { Product } from '@thriftline/domain/product';
import { useEffect, useMemo, useState } from 'react';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import type { Stored } from '@/lib/stored.ts';
import { inPages } from '../browsing/in-pages.ts';
import { hasWords, matchesWords } from '../browsing/matches-words.ts';
import { PRODUCT_ORDERS } from '../browsing/product-order.ts';
import type { ProductSearch } from '../browsing/product-search.ts';
import { categoryQuery } from './category-query.ts';

/** Cards a page of a category has: whole rows of two, three and four. */
export const CARDS_PER_PAGE = 12;

/** Items read at a time when words are looked for, and how often without being asked again. */
const ITEMS_PER_READ = 50;
const READS_PER_REACH = 4;

/** What a search for words has gone through. */
export interface Searched {
  items: number;
  /** Stopped although there is more to go through and a page is not full. */
  stopped: boolean;
}

/** A category's products page by page; `searched` when words are looked for. */
export interface BrowsedProducts extends PagedList<Stored<Product>> {
  searched: Searched | null;
}

interface BrowseOptions {
  /** How many pages are to be shown. */
  pages: number;
  /** How many times 200 items words are looked for in. */
  reach: number;
}

/**
 * The products of a category that match a search, live. Firestore finds and sorts all but words: those are looked for
 * in what is read, piece by piece, until the pages are full or the reach is used up.
 */
export function useBrowsedProducts(
  categoryId: string,
  search: ProductSearch,
  { pages, reach }: BrowseOptions,
): BrowsedProducts {
  const words = hasWords(search);
  const { text, location } = search;
  const [reads, setReads] = useState(1);
  const list = usePagedQuery(categoryQuery(categoryId, search), {
    pageSize: words ? ITEMS_PER_READ : CARDS_PER_PAGE,
    pages: words ? reads : pages,
    order: PRODUCT_ORDERS[search.sort],
  });

  const rows = useMemo(() => list.pages.flatMap((page) => page.rows), [list.pages]);
  const found = useMemo(
    () => rows.filter(({ data }) => matchesWords(data, { text, location })),
    [rows, text, location],
  );
  const wanted = pages * CARDS_PER_PAGE;
  const lacking = words && found.length <= wanted && list.hasMore && list.status === 'ready';
  const mayRead = reads < reach * READS_PER_REACH;
  const readOn = lacking && mayRead && !list.loadingMore && list.pages.length >= reads;
  useEffect(() => {
    if (readOn) setReads((count) => count + 1);
  }, [readOn]);

  if (!words) return { ...list, searched: null };
  const reading = list.loadingMore || (lacking && mayRead);
  return {
    ...list,
    pages: inPages(found.slice(0, wanted), CARDS_PER_PAGE),
    hasMore: found.length > wanted,
    loadingMore: reading,
    searched: { items: rows.length, stopped: lacking && !reading },
  };
}
