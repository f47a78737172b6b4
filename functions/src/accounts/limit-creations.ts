import { AppError } from '@thriftline/domain/errors';
import { read } from '../firestore/collection.ts';
import { creationsPerMinute } from '../platform/config.ts';
import { firestore } from '../platform/firebase.ts';
import type { Actor } from './actor.ts';
import { creationCountDocument } from './creation-counts.ts';

/** Counts one creation of the account. Throws `too-many-requests` when it had its share for this minute. */
export async function limitCreations(actor: Actor): Promise<void> {
  const limit = creationsPerMinute();
  const minute = Math.floor(Date.now() / 60_000);
  const document = creationCountDocument(actor.uid);
  await firestore().runTransaction(async (transaction) => {
    const known = await read(document, transaction);
    const count = known?.minute === minute ? known.count : 0;
    if (count >= limit) {
      throw new AppError(
        'too-many-requests',
        `At most ${limit} new things a minute. Please try again in a minute.`,
      );
    }
    transaction.set(document, { minute, count: count + 1 });
  });
}
