import type { Query } from 'firebase/firestore';
import { useMemo } from 'react';
import { listen } from './listen.ts';
import { type Row, rowOf } from './row.ts';
import { type Answer, useAnswer } from './use-answer.ts';
import { useStableQuery } from './use-stable-query.ts';
import type { Listening } from './use-told.ts';

/** A short live list. `unknown`: this device has nothing of it and there is nobody to ask; it fills in by itself. */
export interface LiveList<T> {
  status: 'loading' | 'ready' | 'unknown' | 'error';
  rows: readonly Row<T>[];
  /** Whether the server has said so in this session; false while it is what this device kept, which may be a part. */
  confirmed: boolean;
  error: unknown;
  /** Starts over after an error. */
  retry: () => void;
}

type Told<T> = Answer<{ rows: readonly Row<T>[] }>;

/** How to listen to a query. */
function listeningTo<T>(source: Query<T> | null): Listening<Told<T>> | null {
  if (source === null) return null;
  return (tell) =>
    listen(source, {
      next: ({ docs, metadata }) => tell({ rows: docs.map(rowOf), confirmed: !metadata.fromCache }),
      error: (error) => tell({ error }),
    });
}

/**
 * Listens to a query with a limit, as the rules want one (nothing while it is null) for as long as the component is shown.
 */
export function useLiveQuery<T>(query: Query<T> | null): LiveList<T> {
  const source = useStableQuery(query);
  const { told, retry, canAsk } = useAnswer(useMemo(() => listeningTo(source), [source]));
  const nothing = { rows: [], confirmed: false, error: undefined, retry };
  if (told === undefined) return { ...nothing, status: 'loading' };
  if ('error' in told) return { ...nothing, status: 'error', error: told.error };
  const { rows, confirmed } = told;
  // That the cache has none says nothing.
  if (rows.length === 0 && !confirmed) return { ...nothing, status: canAsk ? 'loading' : 'unknown' };
  return { status: 'ready', rows, confirmed, error: undefined, retry };
}
