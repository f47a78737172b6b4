import { startJob } from '../jobs/job.ts';
import { firestore } from '../platform/firebase.ts';
import { buildVocabulary, isIndexCurrent } from './vocabulary.ts';

/**
 * Counts the words of the shop anew; makes all listings anew first where they follow other rules or synonyms by now, from the
 * start where that was under way.
 */
export async function refreshSearch(): Promise<void> {
  if (await isIndexCurrent()) {
    await buildVocabulary();
    return;
  }
  await firestore().runTransaction(async (transaction) => {
    startJob(transaction, { kind: 'reindexListings', about: 'shop' });
  });
}
