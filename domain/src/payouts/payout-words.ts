import type { Payout, PayoutBlock } from './payout.ts';
import type { EarningSum, PayoutState } from './payout-machine.ts';

/** What a payout is called for its seller. */
export const PAYOUT_LABELS: Readonly<Record<PayoutState, string>> = {
  waiting: 'Waiting',
  blocked: 'On hold',
  due: 'On its way',
  sending: 'On its way',
  sent: 'Paid out',
  reverseDue: 'Taken back',
  reversed: 'Taken back',
  owed: 'Owed to the shop',
  cancelled: 'Not paid out',
};

/** What the sums are called. */
export const EARNING_LABELS: Readonly<Record<EarningSum, string>> = {
  waiting: 'Waiting for the order’s end',
  onHold: 'On hold',
  onItsWay: 'On its way to you',
  sent: 'Paid out',
  takenBack: 'Taken back',
  owed: 'You owe the shop',
};

const BLOCKED: Readonly<Record<PayoutBlock, string>> = {
  account: 'Say where your money goes, and it is sent.',
  suspended: 'Your account is suspended. The money waits until an admin has decided.',
  dispute: 'The buyer’s bank asks for the money. It waits until the bank has decided.',
  refused: 'The payment provider does not send it. The shop looks into it.',
};

/** The provider's code of a transfer for which the shop's balance is too low. */
export const BALANCE_TOO_LOW = 'balance_insufficient';

/** Who has the money that a seller's payout account does not have. */
export const WHO_HAS_IT = 'The buyer has the money back, or their bank holds it';

/** What happens next with a payout, for its seller; `isDisputed` where the buyer's bank asks for the money of its order. */
export function payoutNext(
  { state, block, failure }: Pick<Payout, 'state' | 'block' | 'failure'>,
  isDisputed = false,
): string {
  switch (state) {
    case 'waiting':
      return isDisputed ? BLOCKED.dispute : 'You get it once the buyer has the item.';
    case 'blocked':
      return block === 'refused' && failure === BALANCE_TOO_LOW
        ? 'The shop has to wait for money of its own. It is tried again each hour.'
        : BLOCKED[block ?? 'refused'];
    case 'due':
    case 'sending':
      return 'It is being sent to your payout account.';
    case 'sent':
      return 'It is in your payout account, from which it goes to your bank.';
    case 'reverseDue':
    case 'reversed':
      return `${WHO_HAS_IT}.`;
    case 'owed':
      return `${WHO_HAS_IT}, and your payout account does not have it. It is taken from what comes in next.`;
    case 'cancelled':
      return 'The buyer has the money back.';
  }
}
