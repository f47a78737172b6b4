import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { Delivered } from '@thriftline/domain/orders/delivered';
import { PICKUP_DIGITS } from '@thriftline/domain/orders/order-act';
import { orderTimes } from '@thriftline/domain/orders/order-deadlines';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { deliveryAddressDocument, orderDocument, pickupDocument } from './order-documents.ts';
import { storedTimes } from './write-order.ts';

/** What an order is opened of: the money that arrived, the booking it is for, and who sells. */
export interface PaidBooking {
  orderId: string;
  bookingsId: string;
  /** Cents: the item and its delivery. */
  amount: number;
  currency: string;
  booking: Booking;
  sellername: string;
  delivered: Delivered;
  /** What of it the buyer does not get back who cancels; cents. */
  cancelFee: number;
}

/** What the seller's phone compares a QR code with: it tells nothing of what the code says. */
export function secretHashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Opens the order of what was just paid, with the code for its hand-over, in the transaction that records the sale. */
export function openOrder(
  transaction: Transaction,
  { orderId, bookingsId, amount, currency, booking, sellername, delivered, cancelFee }: PaidBooking,
  now: number,
): void {
  const { productId, buyerId, sellerId, productname, img, yourname } = booking;
  const { address, ...way } = delivered;
  const at = Timestamp.fromMillis(now);
  const secret = randomBytes(16).toString('hex');
  transaction.create(orderDocument(orderId), {
    bookingsId,
    productId,
    buyerId,
    sellerId,
    productname,
    img,
    buyername: yourname,
    sellername,
    amount,
    currency,
    ...way,
    ...(cancelFee > 0 && { cancelFee }),
    state: 'paid',
    ...storedTimes(orderTimes('paid', now)),
    history: [{ act: 'pay', by: 'buyer', state: 'paid', at }],
    secretHash: secretHashOf(secret),
    createdAt: at,
  });
  if (address !== undefined) {
    transaction.create(deliveryAddressDocument(orderId), { buyerId, address });
  }
  const code = String(randomInt(10 ** PICKUP_DIGITS)).padStart(PICKUP_DIGITS, '0');
  transaction.create(pickupDocument(orderId), { buyerId, code, secret });
}
