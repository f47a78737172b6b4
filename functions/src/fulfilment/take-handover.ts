import type { Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../firestore/collection.ts';
import { handoverDocument } from '../orders/handovers.ts';
import { secretHashOf } from '../orders/open-order.ts';
import { orderDocument } from '../orders/order-documents.ts';
import { writeOrder } from '../orders/write-order.ts';
import { firestore } from '../platform/firebase.ts';

/** Whether the item has changed hands, though its order does not say so yet. Reads, so it comes before the transaction's writes. */
export async function isHandedOver(transaction: Transaction, orderId: string): Promise<boolean> {
  return (await read(handoverDocument(orderId), transaction)) !== undefined;
}

/** Ends the order of an item that changed hands, once, however often it is called. */
export async function takeHandover(orderId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const [order, handover] = await Promise.all([
      read(orderDocument(orderId), transaction),
      read(handoverDocument(orderId), transaction),
    ]);
    if (order === undefined || handover === undefined || order.state === 'released') return;
    if (secretHashOf(handover.secret) !== order.secretHash || handover.sellerId !== order.sellerId) return;
    if (order.state !== 'paid') {
      logger.error('An item was handed over whose order had ended otherwise', {
        orderId,
        state: order.state,
      });
      return;
    }
    // The rules took it within the order's time: that this came later changes nothing.
    writeOrder(
      transaction,
      orderId,
      order,
      { act: 'handOver', by: 'seller', state: 'released' },
      handover.createdAt.toMillis(),
    );
  });
}
