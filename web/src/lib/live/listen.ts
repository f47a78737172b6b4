import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type Unsubscribe,
} from 'firebase/firestore';
import { lostStore } from '../site-data/lost-store.ts';

interface Observer<S> {
  next: (snapshot: S) => void;
  error: (error: unknown) => void;
}

/**
 * Listens, with every change of how sure the answer is. On a page that has lost its databases, and Firestore with them, nothing
 * more is heard, no error either: it goes on showing what it had, and the banner says so.
 */
export function listen<T>(source: DocumentReference<T>, observer: Observer<DocumentSnapshot<T>>): Unsubscribe;
export function listen<T>(source: Query<T>, observer: Observer<QuerySnapshot<T>>): Unsubscribe;
export function listen(
  source: DocumentReference | Query,
  { next, error }: Observer<DocumentSnapshot & QuerySnapshot>,
): Unsubscribe {
  if (lostStore() !== undefined) return () => undefined;
  const ask = onSnapshot as (...given: unknown[]) => Unsubscribe;
  return ask(
    source,
    { includeMetadataChanges: true },
    {
      next,
      error: (fault: unknown) => {
        if (lostStore() === undefined) error(fault);
      },
    },
  );
}
