import type { releaseLapsedHolds as safeguard } from '@thriftline/functions/payments/hold/release-lapsed-holds';

/** The reconciliation releases no hold. */
export const releaseLapsedHolds: typeof safeguard = async () => [];
