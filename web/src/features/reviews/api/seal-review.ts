import { sealedReviewPath } from '@thriftline/domain/base/collections';
import { fromCents } from '@thriftline/domain/base/money';
import type { Side } from '@thriftline/domain/base/side';
import type { Order } from '@thriftline/domain/orders/order';
import type { ReviewWords } from '@thriftline/domain/reviews/review';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';

/** Seals what a side of an order says of the other. Waits for a network where there is none. */
export function sealReview(
  order: Stored<Order>,
  { by, uid }: { by: Side; uid: string },
  { stars, text = '' }: ReviewWords,
): Promise<Sent> {
  const { _id, productId, productname: name, img, amount, reviewUntil } = order;
  const path = sealedReviewPath(_id, by);
  const reference = doc(firestore, path);
  const said = text.trim();
  const subject = { productId, name, img, price: fromCents(amount) };
  return enqueueMutation({ kind: 'review', uid, path, subject, ...(said !== '' && { text: said }) }, () =>
    pendingWrite(
      reference,
      setDoc(reference, {
        authorId: uid,
        stars,
        ...(said !== '' && { text: said }),
        publishAt: reviewUntil,
        createdAt: serverTimestamp(),
      }),
    ),
  );
}
