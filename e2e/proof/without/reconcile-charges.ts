import type { settleUnrecorded as safeguard } from '@thriftline/functions/payments/reconcile/settle-unrecorded';

/** The reconciliation settles nothing. */
export const settleUnrecorded: typeof safeguard = async () => 'recorded';
