import type { settleUnrecorded as safeguard } from '../../../functions/src/payments/reconcile/settle-unrecorded.ts';

/** The reconciliation settles nothing. */
export const settleUnrecorded: typeof safeguard = async () => 'recorded';
