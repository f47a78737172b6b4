import { startJob, startJobOnce } from '../jobs/job.ts';
import { firestore } from '../platform/firebase.ts';
import { isIndexCurrent } from './vocabulary.ts';

/**
 * Has the words of the shop counted again; first all listings made again where they follow other rules or synonyms by now, from the
 * start where that was under way. Jobs do both.
 */
export async function refreshSearch(): Promise<void> {
  if (await isIndexCurrent()) {
    await startJobOnce({ kind: 'countWords', about: 'shop' });
    return;
  }
  await firestore().runTransaction(async (transaction) => {
    startJob(transaction, { kind: 'reindexListings', about: 'shop' });
  });
}
