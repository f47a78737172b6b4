import type { PayoutState } from '@thriftline/domain/payouts/payout-machine';

/** In which color each state is marked. */
export const PAYOUT_COLORS = {
  waiting: 'default',
  blocked: 'warning',
  due: 'info',
  sending: 'info',
  sent: 'success',
  topUpDue: 'info',
  short: 'warning',
  reverseDue: 'default',
  reversed: 'default',
  owed: 'error',
  cancelled: 'default',
} as const satisfies Record<PayoutState, string>;
