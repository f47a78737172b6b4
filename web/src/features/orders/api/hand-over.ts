import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { fromCents } from '@thriftline/domain/base/money';
import type { Order } from '@thriftline/domain/orders/order';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';

/** Path of what a seller writes who has read the code of an order. */
export function handoverPath(orderId: string): string {
  return `${COLLECTIONS.handovers}/${orderId}`;
}

/** Says that an item changed hands, by what its buyer's QR code says. Waits for a network where there is none. */
export function handOver(order: Stored<Order>, secret: string): Promise<Sent> {
  const { _id, sellerId: uid, productId, productname: name, img, amount } = order;
  const path = handoverPath(_id);
  const reference = doc(firestore, path);
  const subject = { productId, name, img, price: fromCents(amount) };
  return enqueueMutation({ kind: 'handOver', uid, path, subject }, () =>
    pendingWrite(reference, setDoc(reference, { sellerId: uid, secret, createdAt: serverTimestamp() })),
  );
}
