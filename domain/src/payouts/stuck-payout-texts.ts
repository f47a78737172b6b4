import { t } from '@lingui/core/macro';
import type { Payout } from './payout.ts';
import type { PayoutState } from './payout-machine.ts';
import { BALANCE_TOO_LOW } from './payout-texts.ts';

/** Payouts that somebody has to look after, as admins list them. */
export const STUCK_PAYOUT_STATES = ['blocked', 'short', 'owed'] as const satisfies readonly PayoutState[];

/** Why a payout is stuck and what helps, for admins. */
export function stuckPayoutText({
  state,
  block,
  failure,
}: Pick<Payout, 'state' | 'block' | 'failure'>): string {
  if (state === 'owed')
    return t`The buyer was refunded, or their bank holds the money, and the seller’s payout account can’t cover it. We deduct it from the seller’s next sales.`;
  switch (block) {
    case 'account':
      return t`The seller hasn’t set up payouts, or the payment provider holds their account. We send it once that’s resolved.`;
    case 'suspended':
      return t`The seller is suspended. We send it within a day of an admin reinstating them.`;
    case 'suspendedForGood':
      return t`The seller was suspended when their account was deleted, so we don’t send it. You can refund the buyer in Payments.`;
    case 'dispute':
      return t`The buyer’s bank is disputing the payment. The payout waits until it decides.`;
    default:
      return failure === BALANCE_TOO_LOW
        ? t`Our balance with the payment provider is too low. Add money there, or wait for sales. We try again every hour.`
        : t`The payment provider refused the transfer. We try again every hour.`;
  }
}
