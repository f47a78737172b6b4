import { productState } from '@thriftline/domain/catalogue/product-state';
import { FieldValue } from 'firebase-admin/firestore';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument, bookingsOf } from '../../orders/bookings.ts';
import { firestore } from '../../platform/firebase.ts';

async function reopen(bookingsId: string, productId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const product = await read(productDocument(productId), transaction);
    const booking = await read(bookingDocument(bookingsId), transaction);
    if (product === undefined || productState(product, Date.now()).name === 'sold') return;
    if (booking?.soldToAnother === true) {
      transaction.update(bookingDocument(bookingsId), { soldToAnother: FieldValue.delete() });
    }
  });
}

/** When a sale was undone: the product's other bookings can be paid again. Does nothing while the product is sold. */
export async function reopenLostBookings(productId: string): Promise<void> {
  const lost = await bookingsOf(productId).where('soldToAnother', '==', true).get();
  for (const { id } of lost.docs) await reopen(id, productId);
}
