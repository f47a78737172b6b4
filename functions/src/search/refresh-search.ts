import { startJobOnce } from '../jobs/job.ts';
import { buildVocabulary, isIndexCurrent } from './vocabulary.ts';

/** Counts the words of the shop anew; makes all listings anew first where they follow other rules or synonyms by now. */
export async function refreshSearch(): Promise<void> {
  if (await isIndexCurrent()) await buildVocabulary();
  else await startJobOnce({ kind: 'reindexListings', about: 'shop' });
}
