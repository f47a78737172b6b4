import { COLLECTIONS, followDocumentId } from '@thriftline/domain/collections';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { deleteDoc, doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/pending-write.ts';
import { commitCounted, requireShare } from '@/lib/quota/commit-counted.ts';
import { type Sent, sendWrite } from '@/lib/send-write.ts';

/** A seller, and what they are called now: the rules compare. */
export type Followed = Pick<Follow, 'sellerId' | 'sellerName'>;

/**
 * Follows a seller, to hear of their new items. Throws `too-many-requests` where as many are followed as may be; what is refused
 * later is told to `onRefused`.
 */
export async function followSeller(
  uid: string,
  followed: Followed,
  onRefused: (error: unknown) => void,
): Promise<Sent> {
  const id = followDocumentId(uid, followed.sellerId);
  const creation = { act: 'follows', uid, id } as const;
  await requireShare(creation);
  const follow: Omit<Follow, 'createdAt'> = { followerId: uid, ...followed };
  const write = commitCounted(creation, (batch) =>
    batch.set(doc(firestore, COLLECTIONS.follows, id), { ...follow, createdAt: serverTimestamp() }),
  );
  return sendWrite(write, onRefused);
}

/** Follows a seller no longer. */
export function unfollowSeller(uid: string, sellerId: string): Promise<Sent> {
  const reference = doc(firestore, COLLECTIONS.follows, followDocumentId(uid, sellerId));
  return sendWrite(pendingWrite(reference, deleteDoc(reference)));
}
