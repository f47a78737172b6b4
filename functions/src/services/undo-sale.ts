import type { Payment } from '@thriftline/domain/payment';
import type { Transaction } from 'firebase-admin/firestore';
import { advertisementDocument } from '../stores/advertisements.ts';
import { bookingDocument } from '../stores/bookings.ts';
import { read } from '../stores/collection.ts';
import { productDocument } from '../stores/products.ts';

const FOR_SALE = { availability: false, paid: false } as const;

/**
 * Takes back what a recorded sale wrote: the booking says refunded, product and advertisement are for sale again. Reads
 * before it writes, so it must come before the transaction's other writes.
 */
export async function undoSale(
  transaction: Transaction,
  { bookingsId, bookingId, transactionId }: Payment,
): Promise<void> {
  const bookingReference = bookingDocument(bookingsId);
  const productReference = productDocument(bookingId);
  const adReference = advertisementDocument(bookingId);
  const [booking, product, ad] = await Promise.all([
    read(bookingReference, transaction),
    read(productReference, transaction),
    read(adReference, transaction),
  ]);
  if (booking?.transactionId === transactionId) {
    transaction.update(bookingReference, { paid: false, refunded: true });
  }
  if (product) transaction.update(productReference, FOR_SALE);
  if (ad) transaction.update(adReference, FOR_SALE);
}
