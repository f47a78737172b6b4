import { t } from '@lingui/core/macro';
import { formatCents } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { Booking } from '@thriftline/domain/orders/booking';
import type { Payment } from '@thriftline/domain/payments/payment';
import { PAYMENT_STATE_LABELS, paymentState } from '@thriftline/domain/payments/payment-state';
import { refundReasonText } from '@thriftline/domain/payments/refund-reason-texts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { cardName } from './card-name.ts';

interface Paid {
  payment: Payment;
  booking: Pick<Booking, 'productname' | 'yourname'> | undefined;
  product: Pick<Product, 'productname' | 'sellername'> | undefined;
}

/** A line of a receipt as it is read, and whether it names the seller. */
interface NamedLine {
  title: string;
  value: string;
  isSeller: boolean;
}

type Line = readonly [title: string, value: string | undefined];

function deliveryText({ currency, delivery, deliveryPrice = 0 }: Payment): string {
  if (delivery === 'pickup') return t`Picked up`;
  return deliveryPrice > 0 ? formatCents(deliveryPrice, currency) : t`Included`;
}

/** What of the amount is for what; nothing where delivery was no part of it. */
function deliveryLines(payment: Payment): Line[] {
  const { amount, currency, delivery, deliveryPrice = 0 } = payment;
  if (delivery === undefined) return [];
  return [
    [t`Item price`, deliveryPrice > 0 ? formatCents(amount - deliveryPrice, currency) : undefined],
    [t`Delivery`, deliveryText(payment)],
  ];
}

/** What a receipt says, line by line; what is not known has no line, but item and seller always do. */
export function receiptLinesOf({ payment, booking, product }: Paid): NamedLine[] {
  const { status, refundedAt, amountRefunded, currency } = payment;
  // Of payments of before names were recorded.
  const gone = t`No longer listed`;
  const seller: Line = [t`Seller`, payment.sellername ?? product?.sellername ?? gone];
  const isBack = status === 'refunded';
  const lines: Line[] = [
    [t`Item`, payment.productname ?? booking?.productname ?? product?.productname ?? gone],
    seller,
    [t`Buyer`, booking === undefined ? payment.youremail : `${booking.yourname} (${payment.youremail})`],
    ...deliveryLines(payment),
    [t`Amount`, `${formatCents(payment.amount, currency)} ${currency.toUpperCase()}`],
    [t`Amount refunded`, amountRefunded ? formatCents(amountRefunded, currency) : undefined],
    [t`Card`, cardName(payment)],
    [t`Transaction ID`, payment.paymentIntentId],
    [t`Time`, formatTime(payment.createdAt.toDate())],
    [t`Status`, PAYMENT_STATE_LABELS[paymentState({ record: payment })]],
    [t`Refund decided`, isBack && refundedAt ? formatTime(refundedAt.toDate()) : undefined],
    [t`Refund reason`, isBack ? refundReasonText(payment) : undefined],
  ];
  return lines.flatMap((line) => {
    const [title, value] = line;
    return value === undefined || value === '' ? [] : [{ title, value, isSeller: line === seller }];
  });
}
