import { followDocumentId } from '@thriftline/domain/base/collections';
import { notificationId } from '@thriftline/domain/notifications/notification';
import { SENDING_CHANNELS, sendingId } from '@thriftline/domain/notifications/sending';
import type { Follow } from '@thriftline/domain/sellers/follow';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { inboxOf } from '../notifications/sending/inbox.ts';
import { sendings } from '../notifications/sending/sendings.ts';
import { followDocument } from './follows.ts';

/** Behind every id that begins with a text. */
const END = '\uf8ff';

const beginningWith = <T>(documents: Query<T>, start: string) =>
  documents.where(FieldPath.documentId(), '>=', start).where(FieldPath.documentId(), '<', start + END);

/**
 * Once somebody does not follow a seller any more, what they were told of the seller's items goes: it has the seller's name, so none is left
 * when that account is deleted, and the follows of it with it. Nothing of who follows again by now.
 */
export async function forgetTold({
  followerId,
  sellerId,
}: Pick<Follow, 'followerId' | 'sellerId'>): Promise<void> {
  if ((await read(followDocument(followDocumentId(followerId, sellerId)))) !== undefined) return;
  const notification = notificationId({ kind: 'newItems', subject: sellerId, version: '' });
  const sent = SENDING_CHANNELS.map((channel) =>
    beginningWith(sendings(), sendingId({ channel, uid: followerId, notification })),
  );
  const found = await Promise.all([
    beginningWith(inboxOf(followerId), notification).get(),
    ...sent.map((query) => query.get()),
  ]);
  await writeInBatches(
    found.flatMap(({ docs }) => docs.map(({ ref }) => ref)),
    (batch, document) => void batch.delete(document),
  );
}
