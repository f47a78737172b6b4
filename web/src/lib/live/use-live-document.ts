import { type DocumentReference, onSnapshot, refEqual } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isOnline } from '../connection.ts';
import { type Row, rowIfExists } from './row.ts';

/** A live document. */
export interface LiveDocument<T> {
  status: 'loading' | 'ready' | 'missing' | 'error';
  /** There when `ready`. */
  row: Row<T> | undefined;
  error: unknown;
  /** Starts over after an error. */
  retry: () => void;
}

type Told<T> = { row: Row<T> | undefined } | { error: unknown };

function useStableReference<T>(reference: DocumentReference<T> | null): DocumentReference<T> | null {
  const [stable, setStable] = useState(reference);
  if (stable === reference || (stable !== null && reference !== null && refEqual(stable, reference))) {
    return stable;
  }
  setStable(reference);
  return reference;
}

/** Listens to a document (nothing while the reference is null) for as long as the component is shown. */
export function useLiveDocument<T>(reference: DocumentReference<T> | null): LiveDocument<T> {
  const source = useStableReference(reference);
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
        next: (document) => {
          // That the cache lacks it says nothing while the server can still be asked.
          if (!document.exists() && document.metadata.fromCache && isOnline()) return;
          tell({ row: rowIfExists(document) });
        },
        error: (error) => tell({ error }),
      },
    );
  }, [session]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (answer?.session !== session) return { status: 'loading', row: undefined, error: undefined, retry };
  if ('error' in answer.told) return { status: 'error', row: undefined, error: answer.told.error, retry };
  const { row } = answer.told;
  return { status: row === undefined ? 'missing' : 'ready', row, error: undefined, retry };
}
