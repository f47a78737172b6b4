import type { renewRefundKey as safeguard } from '@thriftline/functions/payments/refund/renew-refund-key';

/** A refund is asked for under the same key although Stripe saved an error there. */
export const renewRefundKey: typeof safeguard = async () => undefined;
