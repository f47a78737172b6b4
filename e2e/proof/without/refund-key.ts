import type { renewRefundKey as safeguard } from '../../../functions/src/payments/refund/renew-refund-key.ts';

/** A refund is asked for under the same key although Stripe saved an error there. */
export const renewRefundKey: typeof safeguard = async () => undefined;
