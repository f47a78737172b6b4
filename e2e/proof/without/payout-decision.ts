import type { decidePayout as safeguard } from '@thriftline/functions/payments/payouts/decide-payout';

/** What a payout comes to is decided by the order alone: neither the bank nor the buyer's refund matters. */
export const decidePayout: typeof safeguard = ({ payout, order, isReady }) => {
  const { back, fee, rounding, net, state } = payout;
  const isDue = order.state === 'released' && isReady && state !== 'sent';
  const next = isDue ? (state === 'due' ? 'sending' : 'due') : state;
  return { back, fee, rounding, net, state: state === 'sending' ? state : next };
};
