import { read } from '../firestore/collection.ts';
import { type JobOrder, jobDocument, jobId, startJob, startJobOnce } from '../jobs/job.ts';
import { firestore } from '../platform/firebase.ts';
import { isIndexCurrent } from './vocabulary.ts';

const REBUILD: JobOrder = { kind: 'reindexListings', about: 'shop' };

/**
 * Has the words of the shop counted again; first all listings made again where they follow other rules or synonyms by now, from the
 * start where that was under way. Jobs do both.
 */
export async function refreshSearch(): Promise<void> {
  const isCurrent = await firestore().runTransaction(async (transaction) => {
    // Until a rebuild is over the vocabulary is that of before it: with synonyms that were undone meanwhile it would pass for current.
    const rebuild = await read(jobDocument(jobId(REBUILD)), transaction);
    if (rebuild === undefined && (await isIndexCurrent(transaction))) return true;
    startJob(transaction, REBUILD);
    return false;
  });
  if (isCurrent) await startJobOnce({ kind: 'countWords', about: 'shop' });
}
