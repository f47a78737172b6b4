import { msg, t } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { Payout, PayoutBlock } from './payout.ts';
import type { EarningSum, PayoutState } from './payout-machine.ts';

/** What a payout is called for its seller. */
export const PAYOUT_LABELS = lookedUp<PayoutState>({
  waiting: msg({ message: 'Waiting', context: 'a payout' }),
  blocked: msg`On hold`,
  due: msg`On its way`,
  sending: msg`On its way`,
  sent: msg`Paid out`,
  topUpDue: msg`On its way`,
  short: msg`On hold`,
  reverseDue: msg`Reversed`,
  reversed: msg`Reversed`,
  owed: msg`You owe us`,
  cancelled: msg`Not paid out`,
});

/** What the sums are called. */
export const EARNING_LABELS = lookedUp<EarningSum>({
  waiting: msg`Waiting for orders to complete`,
  onHold: msg`On hold`,
  onItsWay: msg`On its way to you`,
  sent: msg`Paid out`,
  takenBack: msg`Reversed`,
  owed: msg`You owe us`,
});

const SUSPENDED = msg`Your account is suspended. The payout waits until an admin decides.`;

const BLOCKED = lookedUp<PayoutBlock>({
  account: msg`Set up your payouts, and we send it.`,
  suspended: SUSPENDED,
  // Its seller is gone, and reads nothing any more.
  suspendedForGood: SUSPENDED,
  dispute: msg`The buyer’s bank is disputing the payment. The payout waits until it decides.`,
  refused: msg`The payment provider refused the transfer. We’re working on it.`,
});

/** The provider's code of a transfer for which the shop's balance is too low. */
export const BALANCE_TOO_LOW = 'balance_insufficient';

/** What happens next with a payout, for its seller; `isDisputed` where the buyer's bank asks for the money of its order. */
export function payoutNext(
  { state, block, failure }: Pick<Payout, 'state' | 'block' | 'failure'>,
  isDisputed = false,
): string {
  switch (state) {
    case 'waiting':
      return isDisputed ? BLOCKED.dispute : t`We send it once the buyer has the item.`;
    case 'blocked':
    case 'short':
      return block === 'refused' && failure === BALANCE_TOO_LOW
        ? t`The payout is delayed. We try again every hour.`
        : BLOCKED[block ?? 'refused'];
    case 'due':
    case 'sending':
    case 'topUpDue':
      return t`We’re sending it to your payout account.`;
    case 'sent':
      return t`The money is in your payout account and goes to your bank from there.`;
    case 'reverseDue':
    case 'reversed':
      return t`The buyer was refunded, or their bank holds the money.`;
    case 'owed':
      return t`The buyer was refunded, or their bank holds the money, and your payout account can’t cover it. We deduct it from your next sales.`;
    case 'cancelled':
      return t`The buyer was refunded.`;
  }
}
