import type { Action, Reach } from '@thriftline/domain/accounts/permissions';
import { MAX_LISTED } from '@thriftline/domain/base/collections';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore';
import type { Person } from '../../environment.ts';

/** What somebody tries, of their own or of another's. */
export type Attempt = (firestore: Firestore, me: Person, other: Person) => Promise<unknown>;

/** What becomes of an admin's act on others' documents where the admin is a party of it: it is refused, or allowed for a reason. */
export type OwnCase = 'refused' | { allowed: string };

/**
 * What is tried with the documents of an entity: which action, which document, seen from the one who asks, which reaches of
 * the right include it, and, where the one who asks is a party of what admins decide, what becomes of an admin's own case.
 */
export type Row = readonly [
  action: Action,
  which: string,
  reaches: readonly Reach[],
  attempt: Attempt,
  ownCase?: OwnCase,
];

/** Somebody whose account is none of the cast's. */
export const STRANGER: Person = {
  uid: 'stranger',
  role: 'Buyer',
  name: 'Nobody',
  email: 'nobody@example.com',
};
/** A seller who has blocked whoever asks. */
export const ENEMY: Person = { ...STRANGER, uid: 'enemy', role: 'Seller' };
/** Who asks while signed out. */
export const SIGNED_OUT: Person = {
  uid: 'nobody',
  role: 'Buyer',
  name: 'Nobody',
  email: 'nobody@example.com',
};

/** Asks for one document. */
export const one = (path: string) => (firestore: Firestore) => getDoc(doc(firestore, path));
/** Deletes one document. */
export const remove = (path: string) => (firestore: Firestore) => deleteDoc(doc(firestore, path));
/** Asks for the documents that name the asking account in a field. */
export const mine = (collectionName: string, field: string) => (firestore: Firestore, me: Person) =>
  getDocs(query(collection(firestore, collectionName), where(field, '==', me.uid), limit(MAX_LISTED)));
/** Asks for all documents. */
export const everything = (collectionName: string) => (firestore: Firestore) =>
  getDocs(query(collection(firestore, collectionName), limit(MAX_LISTED)));
