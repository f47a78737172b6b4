import { FirebaseError } from 'firebase/app';

/** Whether the rules refused a document, or a list. They refuse a document that is not there just like one of somebody else. */
export function isRefused({ error }: { error: unknown }): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}
