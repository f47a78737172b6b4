import { COLLECTIONS, reviewDocumentId } from '@thriftline/domain/base/collections';
import { isStoredTime } from '@thriftline/domain/base/stored-time';
import { FirebaseError } from 'firebase/app';
import { type DocumentData, type DocumentReference, type DocumentSnapshot, doc } from 'firebase/firestore';
import { isSameValue } from '@/lib/browser/is-same-value.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';
import { effectOf, type Mutation } from '../journal/mutation.ts';

/** What a mutation wants of a document. */
export type Wanted = Pick<Mutation, 'changes' | 'kind' | 'path'>;

/** Whether a document was made at that time or later; true of one that does not say when. */
function isMadeSince({ createdAt, at, publishedAt }: DocumentData, since: number): boolean {
  const made: unknown = createdAt ?? at ?? publishedAt;
  return !isStoredTime(made) || made.toMillis() >= since;
}

/** Whether the document is what the mutation makes of it. */
function shows(document: DocumentSnapshot, mutation: Wanted, since: number): boolean {
  const made = document.data();
  switch (effectOf(mutation)) {
    case 'created':
      return made !== undefined && isMadeSince(made, since);
    case 'changed': {
      const changes = Object.entries(mutation.changes ?? {});
      return made !== undefined && changes.every(([name, value]) => isSameValue(made[name], value));
    }
    case 'deleted':
      return made === undefined;
  }
}

/** Where the review that was sealed at `orders/{orderId}/sealedReviews/{side}` is once it is published. */
function publishedReview(path: string): DocumentReference {
  const [, orderId = '', , side] = path.split('/');
  return doc(
    firestore,
    COLLECTIONS.reviews,
    reviewDocumentId(orderId, side === 'buyer' ? 'buyer' : 'seller'),
  );
}

/**
 * Whether what the mutation wants is so on the server; of what it makes, whether that was made `since` (milliseconds since 1970, by the
 * server's clock). Waits for an answer; throws the signal's reason.
 */
export async function isSoOnServer(mutation: Wanted, signal?: AbortSignal, since = 0): Promise<boolean> {
  try {
    const isThere = shows(await readFromServer(doc(firestore, mutation.path), signal), mutation, since);
    // If the other side has written its review, a function publishes both as soon as the second comes, and deletes what was sealed.
    if (isThere || mutation.kind !== 'review') return isThere;
    return shows(await readFromServer(publishedReview(mutation.path), signal), mutation, since);
  } catch (error) {
    // An account that was deleted may not even look.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}
