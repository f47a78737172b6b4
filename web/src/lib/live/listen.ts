import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type Unsubscribe,
} from 'firebase/firestore';
import { storeHolds } from '../device/site-data/lose-store.ts';
import { lostStore } from '../device/site-data/lost-store.ts';

interface Observer<S> {
  next: (snapshot: S) => void;
  error: (error: unknown) => void;
}

type AnySnapshot = DocumentSnapshot | QuerySnapshot;

/** Whether the answer is that something is not there, which is also what a cache says that the browser has just deleted. */
function misses(snapshot: AnySnapshot, before: AnySnapshot | undefined): boolean {
  if (snapshot.metadata.fromCache) return false;
  if (!('docs' in snapshot)) return !snapshot.exists();
  const ids = new Set(snapshot.docs.map(({ id }) => id));
  const shown = before !== undefined && 'docs' in before ? before.docs : [];
  return ids.size === 0 || shown.some(({ id }) => !ids.has(id));
}

/**
 * Listens, with every change of how sure the answer is. That something is not there is told only while the databases are. On a page
 * that has lost them, and Firestore with them, nothing more is heard, no error either: it goes on showing what it had, and the
 * banner says so.
 */
export function listen<T>(source: DocumentReference<T>, observer: Observer<DocumentSnapshot<T>>): Unsubscribe;
export function listen<T>(source: Query<T>, observer: Observer<QuerySnapshot<T>>): Unsubscribe;
export function listen(
  source: DocumentReference | Query,
  { next, error }: Observer<DocumentSnapshot & QuerySnapshot>,
): Unsubscribe {
  if (lostStore() !== undefined) return () => undefined;
  const ask = onSnapshot as (...given: unknown[]) => Unsubscribe;
  let newest: AnySnapshot | undefined;
  const stop = ask(
    source,
    { includeMetadataChanges: true },
    {
      next: (snapshot: DocumentSnapshot & QuerySnapshot) => {
        const holds = misses(snapshot, newest) ? storeHolds() : true;
        newest = snapshot;
        if (holds === true) next(snapshot);
        else if (holds !== false)
          void holds.then((isThere) => {
            if (isThere && newest === snapshot) next(snapshot);
          });
      },
      error: (fault: unknown) => {
        if (lostStore() === undefined) error(fault);
      },
    },
  );
  return () => {
    newest = undefined;
    stop();
  };
}
