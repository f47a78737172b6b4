import { problemPicturePath } from '@thriftline/domain/orders/problem-picture';
import type { MessagePicture } from '@thriftline/domain/pictures/message-picture';
import { doc, writeBatch } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { pictureBytes } from '@/lib/pictures/picture-bytes.ts';

/**
 * Writes the pictures of what is wrong with an order, which its buyer says right after, and gives their sizes. Until then they may be
 * written again. Throws what the server refuses.
 */
export async function showPictures(
  orderId: string,
  uid: string,
  pictures: readonly AttachedPicture[],
): Promise<MessagePicture[]> {
  for (const [place, picture] of pictures.entries()) {
    // One at a time: all of them together may be more than a write takes.
    const batch = writeBatch(firestore);
    for (const { size, bytes } of await pictureBytes(picture)) {
      batch.set(doc(firestore, problemPicturePath(orderId, place, size)), { by: uid, bytes });
    }
    await batch.commit();
  }
  return pictures.map(({ width, height }) => ({ width, height }));
}
