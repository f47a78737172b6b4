import type { Query } from 'firebase/firestore';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '../connection/connection.ts';
import { useResponseTimeouts } from '../connection/response-timeout.ts';
import type { Identified, Order } from './merge-pages.ts';
import { type PagedState, PageListener } from './page-listener.ts';
import { useStableQuery } from './use-stable-query.ts';
import { type Listening, useTold } from './use-told.ts';

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

/** How to listen to pages, as many as are wanted. */
function listeningTo<T extends Identified>(
  { source, ...how }: { source: Query<T> | null; pageSize: number; order: Order<T> },
  listener: RefObject<PageListener<T> | null>,
  wanted: RefObject<number>,
): Listening<PagedState<T>> | null {
  if (source === null) return null;
  return (tell) => {
    const current = new PageListener<T>({ source, ...how, onChange: tell });
    listener.current = current;
    current.show(wanted.current);
    return () => {
      listener.current = null;
      current.stop();
    };
  };
}

/** Listens to the first pages of a query (nothing while it is null) for as long as the component is shown. */
export function usePagedQuery<T extends Identified>(
  query: Query<T> | null,
  { pageSize, pages, order }: PagedQueryOptions<T>,
): PagedList<T> {
  const source = useStableQuery(query);
  const [attempt, setAttempt] = useState(0);
  const canAsk = useOnline();
  const listener = useRef<PageListener<T> | null>(null);
  const wanted = useRef(pages);

  useEffect(() => {
    wanted.current = pages;
    listener.current?.show(pages);
  }, [pages]);

  const listening = useMemo(
    () => listeningTo({ source, pageSize, order }, listener, wanted),
    [source, pageSize, order],
  );
  // What an earlier query told is not an answer to this one.
  const state = useTold(listening, attempt) ?? { ...LOADING, pages: [] };
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useResponseTimeouts(source === null || state.status === 'error' || state.confirmed);
  const isEmpty = state.pages.every(({ rows }) => rows.length === 0);
  // That the cache has none says nothing.
  const isUntold = state.status === 'ready' && isEmpty && !state.confirmed;
  return { ...state, status: isUntold ? (canAsk ? 'loading' : 'unknown') : state.status, retry };
}
