import { collection, documentIn } from '../firestore/collection.ts';

/** How much an account created in one minute (minutes since 1970). Functions only: no security rule names it. */
export interface CreationCount {
  minute: number;
  count: number;
}

/** The count of one account. */
export const creationCountDocument = (uid: string) =>
  documentIn(collection<CreationCount>('creationCounts'), uid);
