import type { Query } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '../connection.ts';
import { useDoubts } from '../doubts.ts';
import type { Identified, Order } from './merge-pages.ts';
import { type PagedState, PageListener } from './page-listener.ts';
import { useStableQuery } from './use-stable-query.ts';

/** A live list page by page. `unknown`: this device has nothing of it and there is nobody to ask; it fills in by itself. */
export interface PagedList<T> extends Omit<PagedState<T>, 'status'> {
  status: PagedState<T>['status'] | 'unknown';
  /** Starts over after an error. */
  retry: () => void;
}

interface PagedQueryOptions<T> {
  pageSize: number;
  /** How many pages are to be shown. */
  pages: number;
  /** The order the query asks for; the same function in every rendering. */
  order: Order<T>;
}

const LOADING = {
  status: 'loading',
  hasMore: false,
  loadingMore: false,
  confirmed: false,
  error: undefined,
} as const;

/** Listens to the first pages of a query (nothing while it is null) for as long as the component is shown. */
export function usePagedQuery<T extends Identified>(
  query: Query<T> | null,
  { pageSize, pages, order }: PagedQueryOptions<T>,
): PagedList<T> {
  const source = useStableQuery(query);
  const [attempt, setAttempt] = useState(0);
  const session = useMemo(() => ({ source, attempt }), [source, attempt]);
  const canAsk = useOnline();
  const [told, setTold] = useState<{ session: object; state: PagedState<T> }>();
  const listener = useRef<PageListener<T> | null>(null);
  const wanted = useRef(pages);

  useEffect(() => {
    wanted.current = pages;
    listener.current?.show(pages);
  }, [pages]);

  useEffect(() => {
    if (session.source === null) return;
    const onChange = (state: PagedState<T>) => setTold({ session, state });
    const current = new PageListener<T>({ source: session.source, pageSize, order, onChange });
    listener.current = current;
    current.show(wanted.current);
    return () => {
      listener.current = null;
      current.stop();
    };
  }, [session, pageSize, order]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // What an earlier query told is not an answer to this one.
  const state = told?.session === session ? told.state : { ...LOADING, pages: [] };
  useDoubts(source === null || state.status === 'error' || state.confirmed);
  const isEmpty = state.pages.every(({ rows }) => rows.length === 0);
  // That the cache has none says nothing.
  const isUntold = state.status === 'ready' && isEmpty && !state.confirmed;
  return { ...state, status: isUntold ? (canAsk ? 'loading' : 'unknown') : state.status, retry };
}
