import { FirebaseError } from 'firebase/app';
import type { DocumentReference } from 'firebase/firestore';
import { useMemo } from 'react';
import { useOnline } from '../connection/connection.ts';
import { listen } from './listen.ts';
import { type Row, rowIfExists } from './row.ts';
import { type Listening, useTold } from './use-told.ts';

/**
 * What is known of one of several documents: `refused` by the rules, as what is not for others; `unknown` while this device
 * lacks it and there is nobody to ask.
 */
export type LiveEntry<T> =
  | { status: 'loading' }
  | { status: 'ready'; row: Row<T>; confirmed: boolean }
  | { status: 'missing' }
  | { status: 'unknown' }
  | { status: 'refused' }
  | { status: 'error'; error: unknown };

const LOADING = { status: 'loading' } as const;

function entryOfError(error: unknown): LiveEntry<never> {
  const refused = error instanceof FirebaseError && error.code === 'permission-denied';
  return refused ? { status: 'refused' } : { status: 'error', error };
}

/** How to listen to documents; tells what is known of all of them whenever one has changed. */
function listeningTo<T>(
  ids: readonly string[],
  referenceTo: (id: string) => DocumentReference<T>,
): Listening<ReadonlyMap<string, LiveEntry<T>>> {
  return (tell) => {
    let entries: ReadonlyMap<string, LiveEntry<T>> = new Map();
    const note = (id: string, entry: LiveEntry<T>) => {
      entries = new Map([...entries, [id, entry]]);
      tell(entries);
    };
    const stops = ids.map((id) =>
      listen(referenceTo(id), {
        next: (document) => {
          const row = rowIfExists(document);
          const confirmed = !document.metadata.fromCache;
          if (row !== undefined) note(id, { status: 'ready', row, confirmed });
          else note(id, { status: confirmed ? 'missing' : 'unknown' });
        },
        error: (error) => note(id, entryOfError(error)),
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/**
 * Listens to some documents for as long as the component is shown, each by itself: for those that a query may not find, as
 * the rules let them be read one by one alone. Gives what is known of each, by its id.
 */
export function useLiveDocuments<T>(
  ids: readonly string[],
  referenceTo: (id: string) => DocumentReference<T>,
): (id: string) => LiveEntry<T> {
  const key = ids.join(' ');
  const listening = useMemo(
    () => (key === '' ? null : listeningTo(key.split(' '), referenceTo)),
    [key, referenceTo],
  );
  const entries = useTold(listening);
  const canAsk = useOnline();
  return (id) => {
    const entry = entries?.get(id) ?? LOADING;
    return entry.status === 'unknown' && canAsk ? LOADING : entry;
  };
}
