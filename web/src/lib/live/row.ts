import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase/firestore';

/** A document of a live list. */
export interface Row<T> {
  data: T;
  /** Written on this device and not yet confirmed by the server: 'Waiting to send'. */
  pending: boolean;
}

/** A document of a query's snapshot as a row. */
export function rowOf<T>(document: QueryDocumentSnapshot<T>): Row<T> {
  return { data: document.data(), pending: document.metadata.hasPendingWrites };
}

/** A document that was asked for by its id as a row, or undefined when there is none. */
export function rowIfExists<T>(document: DocumentSnapshot<T>): Row<T> | undefined {
  const data = document.data();
  return data === undefined ? undefined : { data, pending: document.metadata.hasPendingWrites };
}
