import { FirebaseError } from 'firebase/app';
import type { DocumentReference } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useOnline } from '../connection.ts';
import { listen } from './listen.ts';
import { type Row, rowIfExists } from './row.ts';

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

/**
 * Listens to some documents for as long as the component is shown, each by itself: for those that a query may not find, as
 * the rules let them be read one by one alone. Gives what is known of each, by its id.
 */
export function useLiveDocuments<T>(
  ids: readonly string[],
  referenceTo: (id: string) => DocumentReference<T>,
): (id: string) => LiveEntry<T> {
  const key = ids.join(' ');
  const session = useMemo(() => ({ ids: key === '' ? [] : key.split(' ') }), [key]);
  const [told, setTold] = useState<{ session: object; entries: ReadonlyMap<string, LiveEntry<T>> }>();

  useEffect(() => {
    const tell = (id: string, entry: LiveEntry<T>) =>
      setTold((before) => {
        const known = before?.session === session ? before.entries : [];
        return { session, entries: new Map([...known, [id, entry]]) };
      });
    const stops = session.ids.map((id) =>
      listen(referenceTo(id), {
        next: (document) => {
          const row = rowIfExists(document);
          const confirmed = !document.metadata.fromCache;
          if (row !== undefined) tell(id, { status: 'ready', row, confirmed });
          else tell(id, { status: confirmed ? 'missing' : 'unknown' });
        },
        error: (error) => tell(id, entryOfError(error)),
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, referenceTo]);

  const entries = told?.session === session ? told.entries : undefined;
  const canAsk = useOnline();
  return (id) => {
    const entry = entries?.get(id) ?? LOADING;
    return entry.status === 'unknown' && canAsk ? LOADING : entry;
  };
}
