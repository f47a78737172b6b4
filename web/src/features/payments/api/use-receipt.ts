import { ID_PATTERN } from '@thriftline/domain/base/fields/fields';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { Payment } from '@thriftline/domain/payments/payment';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { isRefused } from '@/lib/live/is-refused.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** What a receipt is written from. The booking and the product may have been deleted since. */
export type Receipt =
  /** `unknown`: this device lacks it, and there is nobody to ask. */
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'unknown' }
  | { status: 'error'; error: unknown; retry: () => void }
  | {
      status: 'ready';
      payment: Stored<Payment>;
      booking: Stored<Booking> | undefined;
      product: Stored<Product> | undefined;
    };

function useDocument<N extends 'bookings' | 'payments' | 'products'>(collection: N, id: string | undefined) {
  return useLiveDocument(id === undefined ? null : documentOf(collection, id));
}

/** Whether a document is still being asked for. */
function isAwaited(id: string | undefined, document: LiveDocument<unknown>): boolean {
  return id !== undefined && document.status === 'loading';
}

/** The receipt of a payment intent, or of a booking of the reader's own; their ids tell the two apart. */
export function useReceipt(id: string, uid: string): Receipt {
  const known = new RegExp(ID_PATTERN).test(id) ? id : undefined;
  const ownBooking = id.endsWith(`_${uid}`) ? known : undefined;
  const named = useDocument('bookings', ownBooking);
  const paymentId = ownBooking === undefined ? known : named.row?.data.paymentIntentId;
  const payment = useDocument('payments', paymentId);
  const paid = payment.row?.data;
  const booking = useDocument('bookings', paid?.bookingsId);
  const product = useDocument('products', paid?.productId);

  if (isAwaited(ownBooking, named) || isAwaited(paymentId, payment)) return { status: 'loading' };
  const failed = [named, payment].find(({ status }) => status === 'error');
  if (failed !== undefined && !isRefused(failed)) {
    return { status: 'error', error: failed.error, retry: failed.retry };
  }
  if (named.status === 'unknown' || payment.status === 'unknown') return { status: 'unknown' };
  if (paid === undefined) return { status: 'missing' };
  if (isAwaited(paid.bookingsId, booking) || isAwaited(paid.productId, product)) return { status: 'loading' };
  // Payments of before names were recorded have them from elsewhere.
  const isNamed = paid.productname !== undefined && paid.sellername !== undefined;
  if (!isNamed && product.status === 'unknown') return { status: 'unknown' };
  return { status: 'ready', payment: paid, booking: booking.row?.data, product: product.row?.data };
}
