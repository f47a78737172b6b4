import { COLLECTIONS } from '@thriftline/domain/collections';
import type { SearchChange } from '@thriftline/domain/saved-searches/saved-search';
import { deleteDoc, doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/pending-write.ts';
import { type Sent, sendWrite } from '@/lib/send-write.ts';

const documentOfSearch = (id: string) => doc(firestore, COLLECTIONS.savedSearches, id);

/** Changes a saved search: its name, how often it is told of, whether it is, or how far its owner has looked. */
export function changeSavedSearch(id: string, change: SearchChange): Promise<Sent> {
  const reference = documentOfSearch(id);
  return sendWrite(pendingWrite(reference, updateDoc(reference, { ...change })));
}

/** Deletes a saved search; what was found for it goes with it. */
export function deleteSavedSearch(id: string): Promise<Sent> {
  const reference = documentOfSearch(id);
  return sendWrite(pendingWrite(reference, deleteDoc(reference)));
}
