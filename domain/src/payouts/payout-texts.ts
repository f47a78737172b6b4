import type { Payout, PayoutBlock } from './payout.ts';
import type { EarningSum, PayoutState } from './payout-machine.ts';

/** What a payout is called for its seller. */
export const PAYOUT_LABELS: Readonly<Record<PayoutState, string>> = {
  waiting: 'Waiting',
  blocked: 'On hold',
  due: 'On its way',
  sending: 'On its way',
  sent: 'Paid out',
  reverseDue: 'Reversed',
  reversed: 'Reversed',
  owed: 'You owe us',
  cancelled: 'Not paid out',
};

/** What the sums are called. */
export const EARNING_LABELS: Readonly<Record<EarningSum, string>> = {
  waiting: 'Waiting for orders to complete',
  onHold: 'On hold',
  onItsWay: 'On its way to you',
  sent: 'Paid out',
  takenBack: 'Reversed',
  owed: 'You owe us',
};

const BLOCKED: Readonly<Record<PayoutBlock, string>> = {
  account: 'Set up your payouts, and we send it.',
  suspended: 'Your account is suspended. The payout waits until an admin decides.',
  dispute: 'The buyer’s bank is disputing the payment. The payout waits until it decides.',
  refused: 'The payment provider refused the transfer. We’re working on it.',
};

/** The provider's code of a transfer for which the shop's balance is too low. */
export const BALANCE_TOO_LOW = 'balance_insufficient';

/** Who has the money that a seller's payout account does not have. */
export const WHO_HAS_IT = 'The buyer was refunded, or their bank holds the money';

/** What happens next with a payout, for its seller; `isDisputed` where the buyer's bank asks for the money of its order. */
export function payoutNext(
  { state, block, failure }: Pick<Payout, 'state' | 'block' | 'failure'>,
  isDisputed = false,
): string {
  switch (state) {
    case 'waiting':
      return isDisputed ? BLOCKED.dispute : 'We send it once the buyer has the item.';
    case 'blocked':
      return block === 'refused' && failure === BALANCE_TOO_LOW
        ? 'The payout is delayed. We try again every hour.'
        : BLOCKED[block ?? 'refused'];
    case 'due':
    case 'sending':
      return 'We’re sending it to your payout account.';
    case 'sent':
      return 'The money is in your payout account and goes to your bank from there.';
    case 'reverseDue':
    case 'reversed':
      return `${WHO_HAS_IT}.`;
    case 'owed':
      return `${WHO_HAS_IT}, and your payout account can’t cover it. We deduct it from your next sales.`;
    case 'cancelled':
      return 'The buyer was refunded.';
  }
}
