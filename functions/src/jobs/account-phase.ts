import type { PERSONAL_DATA } from '@thriftline/domain/privacy/deleted-and-kept-data';
import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { eachPage, once, type Phase } from './plan.ts';

/** A phase of deleting an account, of the account's id, and the collections of which it deletes what is the account's. */
export interface AccountPhase extends Phase {
  of: readonly (keyof typeof PERSONAL_DATA)[];
}

/** Makes a phase one of deleting an account. */
export const deletingOf = (of: AccountPhase['of'], phase: Phase): AccountPhase => ({ ...phase, of });

async function deletePage(page: readonly QueryDocumentSnapshot[]): Promise<{ done: number; failed: number }> {
  await writeInBatches(
    page.map(({ ref }) => ref),
    (batch, document) => void batch.delete(document),
  );
  return { done: page.length, failed: 0 };
}

/** Deletes all that a query finds. */
export function deleteFound<T>(
  name: string,
  of: AccountPhase['of'],
  query: (uid: string) => Query<T>,
): AccountPhase {
  return deletingOf(
    of,
    eachPage(name, ({ about }) => query(about).withConverter(null), deletePage),
  );
}

/** Deletes documents whose paths are known. */
export function deleteKnown(
  name: string,
  of: AccountPhase['of'],
  documents: (uid: string) => readonly DocumentReference[],
): AccountPhase {
  const deleteAll = (uid: string) =>
    writeInBatches(documents(uid), (batch, document) => void batch.delete(document));
  return deletingOf(
    of,
    once(name, ({ about }) => deleteAll(about)),
  );
}
