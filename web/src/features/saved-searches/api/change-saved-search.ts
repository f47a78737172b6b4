import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { SavedSearch, SearchChange } from '@thriftline/domain/saved-searches/saved-search';
import { deleteDoc, doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import type { MutationRequest } from '@/outbox/journal/mutation.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { unlessSo } from '@/outbox/sending/unless-so.ts';

type Search = Stored<SavedSearch>;

function requestOf(kind: 'changeSearch' | 'deleteSearch', { _id, ownerId, name }: Search): MutationRequest {
  return { kind, uid: ownerId, path: `${COLLECTIONS.savedSearches}/${_id}`, subject: { name } };
}

/** Changes a saved search: its name, how often it is told of, or whether it is. */
export function changeSavedSearch(search: Search, changes: Omit<SearchChange, 'seenUntil'>): Promise<Sent> {
  const request = { ...requestOf('changeSearch', search), changes };
  const reference = doc(firestore, request.path);
  return enqueueMutation(request, () => pendingWrite(reference, updateDoc(reference, { ...changes })));
}

/** Deletes a saved search; what was found for it goes with it. */
export function deleteSavedSearch(search: Search): Promise<Sent> {
  const request = requestOf('deleteSearch', search);
  const reference = doc(firestore, request.path);
  return enqueueMutation(request, () => unlessSo(pendingWrite(reference, deleteDoc(reference)), request));
}
