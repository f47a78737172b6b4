import { msg } from '@lingui/core/macro';
import { bookingDocumentId } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import type { BookingInput } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { takePlace } from '../accounts/limits/quotas.ts';
import { requireRight } from '../accounts/require-right.ts';
import { blockDocument } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { bookingDocument } from './bookings.ts';
import { productToCopy } from './product-to-copy.ts';

/**
 * Books an unsold product for the actor, once, and gives the booking's id. Throws `conflict` where its seller has blocked them,
 * without a word of that: a booking would say the buyer's name to the seller.
 */
export async function createBooking(actor: Actor, input: BookingInput): Promise<string> {
  requireRight(actor, 'bookings', 'add');
  const document = bookingDocument(bookingDocumentId(input.productId, actor.uid));
  await firestore().runTransaction(async (transaction) => {
    const buyer = await loadActor(actor.uid, transaction);
    const product = await productToCopy(buyer, input, 'book', transaction);
    if ((await read(document, transaction)) !== undefined) {
      throw new AppError('conflict', msg`You’ve already booked this item.`);
    }
    if ((await read(blockDocument(product.sellerId, buyer.uid), transaction)) !== undefined) {
      throw new AppError('conflict', msg`You can’t book this item.`);
    }
    await takePlace(
      transaction,
      { ...buyer, confirmed: actor.confirmed },
      {
        act: 'bookings',
        id: document.id,
        isOpen: async (id) => {
          const booking = await read(bookingDocument(id), transaction);
          return booking !== undefined && bookingState(booking) === 'unpaid';
        },
      },
    );
    transaction.create(document, {
      ...input,
      email: buyer.email,
      youremail: buyer.email,
      buyerId: buyer.uid,
      sellerId: product.sellerId,
      ...(product.editedAt && { itemEditedAt: product.editedAt }),
      createdAt: FieldValue.serverTimestamp(),
    });
  });
  return document.id;
}
