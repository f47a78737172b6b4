import type { Payout } from './payout.ts';
import type { PayoutState } from './payout-machine.ts';
import { BALANCE_TOO_LOW, WHO_HAS_IT } from './payout-words.ts';

/** Payouts that somebody has to look after, as admins list them. */
export const STUCK_PAYOUT_STATES = ['blocked', 'owed'] as const satisfies readonly PayoutState[];

/** Why a payout is stuck and what helps, for admins. */
export function stuckPayoutWords({
  state,
  block,
  failure,
}: Pick<Payout, 'state' | 'block' | 'failure'>): string {
  if (state === 'owed')
    return `${WHO_HAS_IT}, and the seller’s payout account does not have it. The shop lacks it until the seller earns as much.`;
  switch (block) {
    case 'account':
      return 'The seller has not set up payouts, or the payment provider holds their account. It is sent once that is done.';
    case 'suspended':
      return 'The seller is suspended. It is sent within a day once an admin reinstates them.';
    case 'dispute':
      return 'The buyer’s bank asks for the money. It waits until the bank has decided.';
    default:
      return failure === BALANCE_TOO_LOW
        ? 'The shop’s balance with the payment provider is too low for it. It is tried again each hour: add money there, or wait for sales.'
        : 'The payment provider refuses the transfer. It is tried again each hour.';
  }
}
