import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { orderState } from '@thriftline/domain/orders/order';
import { MAX_SHOWN_MESSAGES, type SaidOfOrder } from '@thriftline/domain/orders/order-act';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { messagesOf } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { orderDocument } from '../orders/order-documents.ts';
import { firestore } from '../platform/firebase.ts';

/**
 * What the two sides of an order said to each other, for an admin who has to decide about it, and who is written down. Throws
 * `conflict` while there is nothing to decide: then it is for the two alone.
 */
export async function readOrderConversation(
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<{ messages: SaidOfOrder[] }> {
  requireRole(actor, 'Admin');
  const document = orderDocument(orderId);
  const { bookingsId, buyerId } = await firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const order = await read(document, transaction);
    if (order === undefined) throw new AppError('not-found', msg`This order doesn’t exist.`);
    if (orderState(order, Date.now()) !== 'escalated') {
      throw new AppError(
        'conflict',
        msg`There’s nothing to decide about this order, so their conversation is private.`,
      );
    }
    const { buyername: buyer, sellername: seller, productname: item } = order;
    writeAudit(transaction, actor, {
      what: 'readOrderConversation',
      document,
      aboutName: msg`${buyer} and ${seller} about ${item}`,
    });
    return order;
  });
  // The conversation about an item has the id of its booking.
  const { docs } = await messagesOf(bookingsId).orderBy('at', 'desc').limit(MAX_SHOWN_MESSAGES).get();
  const messages = docs.reverse().map((snapshot): SaidOfOrder => {
    const { by, text, at, picture } = snapshot.data();
    return {
      by: by === buyerId ? 'buyer' : 'seller',
      text,
      at: at.toMillis(),
      hasPicture: picture !== undefined,
    };
  });
  return { messages };
}
