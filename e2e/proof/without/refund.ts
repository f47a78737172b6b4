import type { requestRefund as safeguard } from '@thriftline/functions/payments/refund/request-refund';

/** Nobody asks Stripe for the refund. */
export const requestRefund: typeof safeguard = async () => ({
  id: 're_none',
  cents: 0,
  isFailed: false,
  isPending: false,
  failure: undefined,
});
