import type { PayoutState } from '../payout-machine.ts';
import type { Payout } from './payout.ts';

/** Payouts that somebody has to look after, as admins list them. */
export const STUCK_PAYOUT_STATES = ['blocked', 'owed'] as const satisfies readonly PayoutState[];

/** Why a payout is stuck and what helps, for admins. */
export function stuckPayoutWords({ state, block }: Pick<Payout, 'state' | 'block'>): string {
  if (state === 'owed')
    return 'The buyer has the money back, and the seller’s payout account does not have it. The shop lacks it until the seller earns as much.';
  switch (block) {
    case 'account':
      return 'The seller has not set up payouts, or the payment provider holds their account. It is sent once that is done.';
    case 'dispute':
      return 'The buyer’s bank asks for the money. It waits until the bank has decided.';
    default:
      return 'The payment provider refuses the transfer.';
  }
}
