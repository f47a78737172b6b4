import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import { type Sent, sendWrite } from '@/lib/writes/send-write.ts';

/** Says how far the owner of a saved search has looked: until its newest hit, in milliseconds since 1970. */
export function noteLooked(searchId: string, seenUntil: number): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.savedSearches, searchId);
  return sendWrite(pendingWrite(reference, updateDoc(reference, { seenUntil })));
}
