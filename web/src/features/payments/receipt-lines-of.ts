import { formatCents } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { Payment } from '@thriftline/domain/payments/payment';
import { PAYMENT_STATE_LABELS, paymentState } from '@thriftline/domain/payments/payment-state';
import { formatTime } from '@/lib/texts/format-time.ts';
import { cardName } from './card-name.ts';

/** What stands where a payment of before names were recorded is all there is. */
const GONE = 'No longer listed';

interface Paid {
  payment: Payment;
  booking: Pick<Booking, 'productname' | 'yourname'> | undefined;
  product: Pick<Product, 'productname' | 'sellername'> | undefined;
}

/** What of the amount is for what; nothing where delivery was no part of it. */
function deliveryLines({ amount, currency, delivery, deliveryPrice = 0 }: Payment) {
  if (delivery === undefined) return {};
  return {
    'Item price': deliveryPrice > 0 ? formatCents(amount - deliveryPrice, currency) : undefined,
    Delivery:
      delivery === 'pickup'
        ? 'Picked up'
        : deliveryPrice > 0
          ? formatCents(deliveryPrice, currency)
          : 'Included',
  };
}

/** What a receipt says, line by line; what is not known has no line, but item and seller always do. */
export function receiptLinesOf({ payment, booking, product }: Paid): { title: string; value: string }[] {
  const { status, refundReason, refundedAt } = payment;
  const lines: Record<string, string | undefined> = {
    Item: payment.productname ?? booking?.productname ?? product?.productname ?? GONE,
    Seller: payment.sellername ?? product?.sellername ?? GONE,
    Buyer: booking === undefined ? payment.youremail : `${booking.yourname} (${payment.youremail})`,
    ...deliveryLines(payment),
    Amount: `${formatCents(payment.amount, payment.currency)} ${payment.currency.toUpperCase()}`,
    'Amount refunded': payment.amountRefunded
      ? formatCents(payment.amountRefunded, payment.currency)
      : undefined,
    Card: cardName(payment),
    'Transaction ID': payment.paymentIntentId,
    Time: formatTime(payment.createdAt.toDate()),
    Status: PAYMENT_STATE_LABELS[paymentState({ record: payment })],
    'Refund decided': status === 'refunded' && refundedAt ? formatTime(refundedAt.toDate()) : undefined,
    'Refund reason': status === 'refunded' ? refundReason : undefined,
  };
  return Object.entries(lines).flatMap(([title, value]) =>
    value === undefined || value === '' ? [] : [{ title, value }],
  );
}
