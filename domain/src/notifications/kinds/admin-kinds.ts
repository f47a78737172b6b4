import { formatPrice } from '../../base/money.ts';
import { paths } from '../../base/paths.ts';
import { refundFailureText } from '../../payments/refund-failure-texts.ts';
import { dayOf } from './day-of.ts';
import { kindOf, LETTER } from './kind-entry.ts';
import type { DisputedPayment, Sent } from './parameters.ts';

/** What admins are told of payments. */
export const ADMIN_KINDS = {
  dispute: kindOf<DisputedPayment>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, stage, dueAt }) => ({
      title: {
        inquiry: `Bank inquiry: ${formatPrice(price)} for ${productname}`,
        needsResponse: `Dispute: ${formatPrice(price)} for ${productname}`,
        won: `Dispute won: ${productname}`,
        lost: `Dispute lost: ${productname}`,
      }[stage],
      text: {
        inquiry: `Respond${dueAt === undefined ? '' : ` by ${dayOf(dueAt)}`} or refund the payment, before it becomes a dispute.`,
        needsResponse: `Respond${dueAt === undefined ? '' : ` by ${dayOf(dueAt)}`}. Payments shows why, and where to respond.`,
        won: 'We have the money again.',
        lost: 'The buyer has the money. We send no second refund.',
      }[stage],
      path: paths.dashboard.allPayments.path,
    }),
  }),
  fraudWarning: kindOf<{ productname: string; price: number }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `Fraud warning: ${productname}, ${formatPrice(price)}`,
      text: 'Refund it before the handover to avoid a dispute.',
      path: paths.dashboard.allPayments.path,
    }),
  }),
  refundStuck: kindOf<Sent & { failure: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, failure }) => ({
      title: `Refund failed: ${formatPrice(price)} for ${productname}`,
      text: refundFailureText(failure),
      path: paths.dashboard.allPayments.path,
    }),
  }),
  payoutStuck: kindOf<Sent & { why: 'account' | 'refused' | 'owed' }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, why }) => ({
      title: {
        account: `No payout account: ${formatPrice(price)} for ${productname}`,
        refused: `Payout failed: ${formatPrice(price)} for ${productname}`,
        owed: `A seller owes ${formatPrice(price)} for ${productname}`,
      }[why],
      text: {
        account: 'The seller hasn’t set up payouts for weeks. Refund the buyer, or write to the seller.',
        refused: 'The payment provider refused the transfer. Books shows why.',
        owed: 'The buyer was refunded, or their bank holds the money, and the seller’s payout account can’t cover it.',
      }[why],
      path: paths.dashboard.books.path,
    }),
  }),
} as const;
