import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { paths } from '@thriftline/domain/base/paths';
import { savedAddress, whyNotSaved } from '@thriftline/domain/saved-searches/saved-address';
import { type SavedSearch, savedSearchId } from '@thriftline/domain/saved-searches/saved-search';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import type { MutationRequest } from '@/outbox/journal/mutation.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { unlessSo } from '@/outbox/sending/unless-so.ts';
import { readIfPossible } from './read-if-possible.ts';

/** What became of saving a search: `known` when it was saved before. */
export interface Saved {
  id: string;
  sent: Sent | 'known';
}

async function idOf(uid: string, address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return savedSearchId(uid, hash);
}

/**
 * Saves a search, to hear of it at once. Throws `invalid-argument` where it asks for too little, `too-many-requests` where
 * there are as many as there may be.
 */
export async function saveSearch(uid: string, query: SearchQuery, name: string): Promise<Saved> {
  const why = whyNotSaved(query);
  if (why !== undefined) throw new AppError('invalid-argument', why);
  const address = savedAddress(query);
  const id = await idOf(uid, address);
  if (await readIfPossible('savedSearches', id)) return { id, sent: 'known' };
  const creation = { act: 'savedSearches', uid, id } as const;
  await requireShare(creation);
  const search: Omit<SavedSearch, 'createdAt'> = {
    ownerId: uid,
    address,
    name,
    frequency: 'instant',
    paused: false,
    seenUntil: 0,
  };
  const reference = doc(firestore, COLLECTIONS.savedSearches, id);
  const subject = { name, address: `${paths.search.href()}?${address}` };
  const request: MutationRequest = { kind: 'saveSearch', uid, path: reference.path, subject };
  const sent = await enqueueMutation(request, (isWanted) => {
    const write = commitCounted({ ...creation, isWanted }, (batch) =>
      batch.set(reference, { ...search, createdAt: serverTimestamp() }),
    );
    return unlessSo(write, request);
  });
  return { id, sent };
}
