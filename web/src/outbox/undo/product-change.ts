import { type DocumentData, deleteField, serverTimestamp } from 'firebase/firestore';

/** What needs no stamp: buyers are told of it by itself, or it is no part of what they get. */
const UNSTAMPED: readonly string[] = ['resaleprice', 'hidden', 'offers', 'offersFrom'];

/** Changes of a product as Firestore takes them: undefined for a field that goes, and stamped where an edit has to be. */
export function productChange(changes: Readonly<Record<string, unknown>>): DocumentData {
  const fields = Object.entries(changes).map(([name, value]) => [name, value ?? deleteField()]);
  const isStamped = Object.keys(changes).some((name) => !UNSTAMPED.includes(name));
  return { ...Object.fromEntries(fields), ...(isStamped && { editedAt: serverTimestamp() }) };
}
