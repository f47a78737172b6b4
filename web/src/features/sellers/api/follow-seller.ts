import { COLLECTIONS, followDocumentId } from '@thriftline/domain/base/collections';
import { paths } from '@thriftline/domain/base/paths';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { deleteDoc, doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import type { MutationRequest } from '@/outbox/journal/mutation.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { unlessSo } from '@/outbox/sending/unless-so.ts';
import { beforeDeletion } from '@/outbox/undo/field-snapshot.ts';

/** A seller, and what they are called now: the rules compare. */
export type Followed = Pick<Follow, 'sellerId' | 'sellerName'>;

function requestOf(
  kind: 'follow' | 'unfollow',
  uid: string,
  { sellerId, sellerName }: Followed,
): MutationRequest {
  const path = `${COLLECTIONS.follows}/${followDocumentId(uid, sellerId)}`;
  return { kind, uid, path, subject: { name: sellerName, address: paths.seller.href(sellerId) } };
}

/** Follows a seller, to hear of their new items. Throws `too-many-requests` where as many are followed as may be. */
export async function followSeller(uid: string, followed: Followed): Promise<Sent> {
  const id = followDocumentId(uid, followed.sellerId);
  const creation = { act: 'follows', uid, id } as const;
  await requireShare(creation);
  const follow: Omit<Follow, 'createdAt'> = { followerId: uid, ...followed };
  const request = requestOf('follow', uid, followed);
  return enqueueMutation(request, (isWanted) => {
    const write = commitCounted({ ...creation, isWanted }, (batch) =>
      batch.set(doc(firestore, request.path), { ...follow, createdAt: serverTimestamp() }),
    );
    return unlessSo(write, request);
  });
}

/** Follows a seller no longer. */
export async function unfollowSeller(uid: string, followed: Followed): Promise<Sent> {
  const about = requestOf('unfollow', uid, followed);
  const reference = doc(firestore, about.path);
  const request = { ...about, ...(await beforeDeletion(reference)) };
  return enqueueMutation(request, () => unlessSo(pendingWrite(reference, deleteDoc(reference)), request));
}
