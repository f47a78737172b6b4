import { msg } from '@lingui/core/macro';
import { isDocumentId } from '@thriftline/domain/base/document-id';
import { fromDocument, toDocument } from '@thriftline/domain/base/document-names';
import { AppError } from '@thriftline/domain/base/errors';
import type {
  CollectionReference,
  DocumentReference,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';

/** A stored document with its id. */
export interface Stored<T> {
  id: string;
  data: T;
}

// Functions and rules are the only writers and both check the shape, so reading trusts it. Reads and whole writes change
// between the document's names and the code's; updates and queries name fields as the document does.
function typed<T extends object>(): FirestoreDataConverter<T> {
  return {
    toFirestore: (model: object) => toDocument(model),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => fromDocument(snapshot.data()) as T,
  };
}

/** A collection whose documents have the given type. */
export function collection<T extends object>(path: string): CollectionReference<T> {
  return firestore().collection(path).withConverter(typed<T>());
}

/** A document by an id that came from outside. Throws `invalid-argument` on what is no id, but a path, too long, or kept by Firestore to itself. */
export function documentIn<T extends object>(
  documents: CollectionReference<T>,
  id: string,
): DocumentReference<T> {
  if (!isDocumentId(id)) {
    const shown = id.slice(0, 200);
    throw new AppError('invalid-argument', msg`No document can have the id ${shown}.`);
  }
  return documents.doc(id);
}

/** A document's data, or undefined when there is none; read inside the transaction when one is given. */
export async function read<T extends object>(
  reference: DocumentReference<T>,
  transaction?: Transaction,
): Promise<T | undefined> {
  const snapshot = transaction ? await transaction.get(reference) : await reference.get();
  return snapshot.data();
}

/** The data of several documents at once, in the same order; undefined where there is none. */
export async function readAll<T extends object>(
  references: readonly DocumentReference<T>[],
): Promise<(T | undefined)[]> {
  if (references.length === 0) return [];
  const snapshots = await firestore().getAll(...references);
  // The references' converter gives the type, which `getAll` does not hand on.
  return snapshots.map((snapshot) => snapshot.data() as T | undefined);
}

/** gRPC's code (https://grpc.io/docs/guides/status-codes/). */
const ALREADY_EXISTS = 6;

/** Whether an error says that a document which was to be created is there. */
export function isThereAlready(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === ALREADY_EXISTS;
}
