import { t } from '@lingui/core/macro';
import { formatPrice } from '../../base/money.ts';
import { paths } from '../../base/paths.ts';
import { words } from '../../base/texts/words.ts';
import { refundFailureText } from '../../payments/refund-failure-texts.ts';
import { dayOf } from './day-of.ts';
import { INBOX_AND_EMAIL, kindOf } from './kind-entry.ts';
import type { DisputedPayment, Sent } from './parameters.ts';

function disputeTitle(stage: DisputedPayment['stage'], productname: string, amount: string): string {
  return {
    inquiry: t`Bank inquiry: ${amount} for ${productname}`,
    needsResponse: t`Dispute: ${amount} for ${productname}`,
    won: t`Dispute won: ${productname}`,
    lost: t`Dispute lost: ${productname}`,
  }[stage];
}

function inquiryText(dueAt: number | undefined): string {
  if (dueAt === undefined) return t`Respond or refund the payment, before it becomes a dispute.`;
  const day = dayOf(dueAt);
  return t`Respond by ${day} or refund the payment, before it becomes a dispute.`;
}

function responseText(dueAt: number | undefined): string {
  if (dueAt === undefined) return t`Respond. Find the reason and where to respond under Payments.`;
  const day = dayOf(dueAt);
  return t`Respond by ${day}. Find the reason and where to respond under Payments.`;
}

function payoutTitle(why: 'account' | 'refused' | 'owed', productname: string, amount: string): string {
  return {
    account: t`No payout account: ${amount} for ${productname}`,
    refused: t`Payout failed: ${amount} for ${productname}`,
    owed: t`A seller owes ${amount} for ${productname}`,
  }[why];
}

function fraudTitle(productname: string, amount: string): string {
  return t`Fraud warning: ${productname}, ${amount}`;
}

function refundTitle(productname: string, amount: string): string {
  return t`Refund failed: ${amount} for ${productname}`;
}

/** What admins are told of payments. */
export const ADMIN_KINDS = {
  dispute: kindOf<DisputedPayment>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, price, stage, dueAt }) => ({
      title: disputeTitle(stage, productname, formatPrice(price)),
      text: {
        inquiry: inquiryText(dueAt),
        needsResponse: responseText(dueAt),
        won: t`We have the money again.`,
        lost: t`The buyer has the money. We send no second refund.`,
      }[stage],
      path: paths.dashboard.allPayments.path,
    }),
  }),
  fraudWarning: kindOf<{ productname: string; price: number }>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: fraudTitle(productname, formatPrice(price)),
      text: t`Refund it before the handover to avoid a dispute.`,
      path: paths.dashboard.allPayments.path,
    }),
  }),
  refundStuck: kindOf<Sent & { failure: string }>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, price, failure }) => ({
      title: refundTitle(productname, formatPrice(price)),
      text: words(refundFailureText(failure)),
      path: paths.dashboard.allPayments.path,
    }),
  }),
  payoutStuck: kindOf<Sent & { why: 'account' | 'refused' | 'owed' }>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, price, why }) => ({
      title: payoutTitle(why, productname, formatPrice(price)),
      text: {
        account: t`The seller hasn’t set up payouts for weeks. Refund the buyer, or write to the seller.`,
        refused: t`The payment provider refused the transfer. Find the reason under Accounting.`,
        owed: t`The buyer was refunded, or their bank holds the money, and the seller’s payout account can’t cover it.`,
      }[why],
      path: paths.dashboard.books.path,
    }),
  }),
} as const;
