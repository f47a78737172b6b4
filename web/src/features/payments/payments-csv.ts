import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { decimalCents } from '@thriftline/domain/base/money';
import { centsDueBack } from '@thriftline/domain/payments/card-fee-kept';
import { DISPUTE_STAGE_LABELS, disputeReason } from '@thriftline/domain/payments/dispute-texts';
import type { Payment } from '@thriftline/domain/payments/payment';
import { PAYMENT_STATE_LABELS, paymentState } from '@thriftline/domain/payments/payment-state';
import { refundReasonText } from '@thriftline/domain/payments/refund-reason-texts';
import { toCsv } from '@/lib/browser/csv.ts';

/** Cents that went back to the buyer. */
function backOf(payment: Payment): number {
  if (paymentState({ record: payment }) === 'refunded')
    return Math.max(payment.amountRefunded ?? 0, centsDueBack(payment));
  return payment.amountRefunded ?? 0;
}

const COLUMNS: readonly { title: MessageDescriptor; cell: (payment: Payment) => string | undefined }[] = [
  { title: msg`Transaction ID`, cell: (payment) => payment.paymentIntentId },
  { title: msg`Time`, cell: (payment) => payment.createdAt.toDate().toISOString() },
  { title: msg`Status`, cell: (payment) => PAYMENT_STATE_LABELS[paymentState({ record: payment })] },
  { title: msg`Amount`, cell: ({ amount, currency }) => decimalCents(amount, currency) },
  { title: msg`Delivery`, cell: ({ delivery }) => delivery },
  {
    title: msg`Delivery price`,
    cell: ({ deliveryPrice = 0, currency }) => decimalCents(deliveryPrice, currency),
  },
  { title: msg`Amount refunded`, cell: (payment) => decimalCents(backOf(payment), payment.currency) },
  { title: msg`Currency`, cell: (payment) => payment.currency.toUpperCase() },
  { title: msg`Item`, cell: (payment) => payment.productname },
  { title: msg`Seller name`, cell: (payment) => payment.sellername },
  { title: msg`Buyer e-mail`, cell: (payment) => payment.youremail },
  { title: msg`Card brand`, cell: (payment) => payment.cardBrand },
  { title: msg`Card last four`, cell: (payment) => payment.cardLast4 },
  { title: msg`Booking`, cell: (payment) => payment.bookingsId },
  { title: msg`Product`, cell: (payment) => payment.productId },
  { title: msg`Buyer`, cell: (payment) => payment.buyerId },
  { title: msg`Seller`, cell: (payment) => payment.sellerId },
  { title: msg`Refunded at`, cell: (payment) => payment.refundedAt?.toDate().toISOString() },
  { title: msg`Refund reason`, cell: refundReasonText },
  { title: msg`Refunded by`, cell: (payment) => payment.refundedBy },
  { title: msg`Refund ID`, cell: (payment) => payment.refundId },
  { title: msg`Refund failure`, cell: (payment) => payment.refundFailure },
  { title: msg`Dispute`, cell: ({ dispute }) => dispute && DISPUTE_STAGE_LABELS[dispute.stage] },
  { title: msg`Dispute reason`, cell: ({ dispute }) => dispute && disputeReason(dispute) },
  {
    title: msg`Dispute amount`,
    cell: ({ dispute }) => dispute && decimalCents(dispute.amount, dispute.currency),
  },
];

/** Payments as CSV: times in UTC, amounts as decimals beside their currency. */
export function paymentsCsv(payments: readonly Payment[]): string {
  return toCsv([
    COLUMNS.map(({ title }) => i18n._(title)),
    ...payments.map((payment) => COLUMNS.map(({ cell }) => cell(payment) ?? '')),
  ]);
}
