import { UPLOAD_MINUTES } from '@thriftline/domain/accounts/upload-ticket';
import { UPLOADS } from '@thriftline/domain/base/collections';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { firestore } from '../platform/firebase.ts';

const MINUTE_MS = 60_000;

/** How many are deleted at a time: as many are in memory. */
const AT_A_TIME = 1_000;

/**
 * Deletes tickets that no upload can come on any more, of accounts that are gone, too, until the time is over (milliseconds since 1970):
 * the next run goes on with what is left. Gives how many there were.
 */
export async function deleteOldTickets(now: number, until = Number.POSITIVE_INFINITY): Promise<number> {
  const old = firestore()
    .collectionGroup(UPLOADS)
    .where('createdAt', '<', Timestamp.fromMillis(now - UPLOAD_MINUTES * MINUTE_MS))
    .orderBy('createdAt')
    .select()
    .limit(AT_A_TIME);
  let deleted = 0;
  let found: DocumentReference[];
  do {
    found = (await old.get()).docs.map(({ ref }) => ref);
    await writeInBatches(found, (batch, ticket) => void batch.delete(ticket));
    deleted += found.length;
  } while (found.length === AT_A_TIME && Date.now() < until);
  return deleted;
}
