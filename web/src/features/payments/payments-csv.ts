import { decimalCents } from '@thriftline/domain/base/money';
import { centsDueBack } from '@thriftline/domain/payments/card-fee-kept';
import { DISPUTE_STAGE_LABELS, disputeReason } from '@thriftline/domain/payments/dispute-texts';
import type { Payment } from '@thriftline/domain/payments/payment';
import { PAYMENT_STATE_LABELS, paymentState } from '@thriftline/domain/payments/payment-state';
import { toCsv } from '@/lib/browser/csv.ts';

/** Cents that went back to the buyer. */
function backOf(payment: Payment): number {
  if (paymentState({ record: payment }) === 'refunded')
    return Math.max(payment.amountRefunded ?? 0, centsDueBack(payment));
  return payment.amountRefunded ?? 0;
}

const COLUMNS: readonly { title: string; cell: (payment: Payment) => string | undefined }[] = [
  { title: 'Transaction ID', cell: (payment) => payment.paymentIntentId },
  { title: 'Time', cell: (payment) => payment.createdAt.toDate().toISOString() },
  { title: 'Status', cell: (payment) => PAYMENT_STATE_LABELS[paymentState({ record: payment })] },
  { title: 'Amount', cell: (payment) => decimalCents(payment.amount) },
  { title: 'Delivery', cell: ({ delivery }) => delivery },
  { title: 'Delivery price', cell: ({ deliveryPrice }) => decimalCents(deliveryPrice ?? 0) },
  { title: 'Amount refunded', cell: (payment) => decimalCents(backOf(payment)) },
  { title: 'Currency', cell: (payment) => payment.currency.toUpperCase() },
  { title: 'Item', cell: (payment) => payment.productname },
  { title: 'Seller name', cell: (payment) => payment.sellername },
  { title: 'Buyer e-mail', cell: (payment) => payment.youremail },
  { title: 'Card brand', cell: (payment) => payment.cardBrand },
  { title: 'Card last four', cell: (payment) => payment.cardLast4 },
  { title: 'Booking', cell: (payment) => payment.bookingsId },
  { title: 'Product', cell: (payment) => payment.productId },
  { title: 'Buyer', cell: (payment) => payment.buyerId },
  { title: 'Seller', cell: (payment) => payment.sellerId },
  { title: 'Refunded at', cell: (payment) => payment.refundedAt?.toDate().toISOString() },
  { title: 'Refund reason', cell: (payment) => payment.refundReason },
  { title: 'Refunded by', cell: (payment) => payment.refundedBy },
  { title: 'Refund ID', cell: (payment) => payment.refundId },
  { title: 'Refund failure', cell: (payment) => payment.refundFailure },
  { title: 'Dispute', cell: ({ dispute }) => dispute && DISPUTE_STAGE_LABELS[dispute.stage] },
  { title: 'Dispute reason', cell: ({ dispute }) => dispute && disputeReason(dispute) },
  { title: 'Dispute amount', cell: ({ dispute }) => dispute && decimalCents(dispute.amount) },
];

/** Payments as CSV: times in UTC, amounts as decimals beside their currency. */
export function paymentsCsv(payments: readonly Payment[]): string {
  return toCsv([
    COLUMNS.map(({ title }) => title),
    ...payments.map((payment) => COLUMNS.map(({ cell }) => cell(payment) ?? '')),
  ]);
}
