import { FirebaseError } from 'firebase/app';
import type { LiveDocument } from './use-live-document.ts';

/** Whether the rules refused a document. They refuse one that is not there just like one of somebody else. */
export function isRefused({ error }: LiveDocument<unknown>): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}
