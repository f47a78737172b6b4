import { type SearchHits, unseenHits } from '@thriftline/domain/saved-searches/search-hits';
import { FieldValue } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { attemptEach } from '../jobs/plan.ts';
import { notify } from '../notifications/notify.ts';
import { firestore } from '../platform/firebase.ts';
import { savedSearchDocument, searchHits, searchHitsDocument } from './saved-searches.ts';

/** Most that one run tells: what is left the next one does. */
const MOST = 2_000;

async function tell(searchId: string, found: SearchHits, dueAt: number): Promise<boolean> {
  const search = await read(savedSearchDocument(searchId));
  if (search === undefined || search.paused) return false;
  const count = unseenHits(found, search).length;
  if (count === 0) return false;
  const { ownerId, name, address } = search;
  const params = { searchId, name, address, count };
  await notify({ kind: 'searchDigest', to: ownerId, subject: searchId, version: dueAt, params });
  return true;
}

/** It is told: the next hit says when the next is due. */
async function clear(searchId: string, dueAt: number): Promise<void> {
  const document = searchHitsDocument(searchId);
  await firestore().runTransaction(async (transaction) => {
    const found = await read(document, transaction);
    if (found?.dueAt === dueAt) transaction.update(document, { dueAt: FieldValue.delete() });
  });
}

/**
 * Tells what is new for the searches whose daily or weekly news are due: the longest waiting first. Throws at the end when
 * somebody could not be told: the next run does.
 */
export async function sendSearchDigests(now: number): Promise<void> {
  const { docs } = await searchHits().where('dueAt', '<=', now).orderBy('dueAt').limit(MOST).get();
  const { failed } = await attemptEach(
    docs,
    ({ ref }) => ref.path,
    async (snapshot) => {
      const found = snapshot.data();
      if (found.dueAt === undefined) return false;
      const told = await tell(snapshot.id, found, found.dueAt);
      await clear(snapshot.id, found.dueAt);
      return told;
    },
  );
  if (failed > 0) throw new Error(`${failed} digests of saved searches could not be written`);
}
