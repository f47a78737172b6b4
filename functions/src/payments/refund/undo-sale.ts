import { isAbout } from '@thriftline/domain/catalogue/product-version';
import type { Payment } from '@thriftline/domain/payments/payment';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { userDocument } from '../../accounts/users.ts';
import { advertisementDocument } from '../../catalogue/advertisements.ts';
import { productDocument } from '../../catalogue/products.ts';
import { conversationDocument } from '../../conversations/conversations.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { orderDocument } from '../../orders/order-documents.ts';
import { type OrderMove, writeOrder } from '../../orders/write-order.ts';

/** What was agreed on is over, and how often each side has named an amount counts anew. */
const DEAL_REFUNDED = {
  'offer.state': 'refunded',
  'offer.rounds': { buyer: 0, seller: 0 },
  'offer.at': FieldValue.serverTimestamp(),
  'offer.holdId': FieldValue.delete(),
} as const;

const FOR_SALE = { availability: false, paid: false } as const;

/**
 * Takes back what a recorded sale wrote: the booking says refunded, and so does what was agreed on, the order what ended it; product
 * and advertisement are for sale again, unless their seller's account is gone or another item stands under the id by now; an item that
 * was sent is taken down. Reads before it writes, so it must come before the transaction's other writes.
 */
export async function undoSale(
  transaction: Transaction,
  payment: Payment,
  move: OrderMove,
  cardFeeKept: number,
): Promise<void> {
  const { bookingsId, productId, paymentIntentId } = payment;
  const bookingReference = bookingDocument(bookingsId);
  const productReference = productDocument(productId);
  const adReference = advertisementDocument(productId);
  const conversationReference = conversationDocument(bookingsId);
  const [booking, found, ad, conversation, order] = await Promise.all([
    read(bookingReference, transaction),
    read(productReference, transaction),
    read(adReference, transaction),
    read(conversationReference, transaction),
    read(orderDocument(paymentIntentId), transaction),
  ]);
  const product = found && isAbout(found, payment) ? found : undefined;
  // Nobody is there to hand it over any more: it goes as it would have gone with its seller, had it been unsold.
  const isOrphan =
    product !== undefined && (await read(userDocument(product.sellerId), transaction)) === undefined;
  if (order) writeOrder(transaction, paymentIntentId, order, move, Date.now());
  if (booking?.paymentIntentId === paymentIntentId) {
    transaction.update(bookingReference, {
      paid: false,
      refunded: true,
      ...(cardFeeKept > 0 && { cardFeeKept }),
    });
    if (conversation?.offer?.state === 'ordered') transaction.update(conversationReference, DEAL_REFUNDED);
  }
  if (isOrphan) {
    transaction.delete(productReference);
    transaction.delete(adReference);
    return;
  }
  // What was sent is not with its seller, who brings it back when it is.
  const isAway = order !== undefined && order.state !== 'paid';
  if (product) transaction.update(productReference, { ...FOR_SALE, ...(isAway && { hidden: true }) });
  if (product && ad) transaction.update(adReference, FOR_SALE);
}
