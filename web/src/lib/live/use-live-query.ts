import { onSnapshot, type Query } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Row, rowOf } from './row.ts';
import { useStableQuery } from './use-stable-query.ts';

/** A short live list. */
export interface LiveList<T> {
  status: 'loading' | 'ready' | 'error';
  rows: readonly Row<T>[];
  error: unknown;
  /** Starts over after an error. */
  retry: () => void;
}

type Told<T> = { rows: readonly Row<T>[] } | { error: unknown };

/**
 * Listens to a query with a limit, as the rules want one (nothing while it is null) for as long as the component is shown.
 */
export function useLiveQuery<T>(query: Query<T> | null): LiveList<T> {
  const source = useStableQuery(query);
  const [attempt, setAttempt] = useState(0);
  const session = useMemo(() => ({ source, attempt }), [source, attempt]);
  const [answer, setAnswer] = useState<{ session: object; told: Told<T> }>();

  useEffect(() => {
    if (session.source === null) return;
    const tell = (told: Told<T>) => setAnswer({ session, told });
    return onSnapshot(
      session.source,
      { includeMetadataChanges: true },
      {
        next: (snapshot) => tell({ rows: snapshot.docs.map(rowOf) }),
        error: (error) => tell({ error }),
      },
    );
  }, [session]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (answer?.session !== session) return { status: 'loading', rows: [], error: undefined, retry };
  if ('error' in answer.told) return { status: 'error', rows: [], error: answer.told.error, retry };
  return { status: 'ready', rows: answer.told.rows, error: undefined, retry };
}
