import type { releaseLapsedHolds as safeguard } from '../../../functions/src/payments/hold/release-lapsed-holds.ts';

/** The reconciliation releases no hold. */
export const releaseLapsedHolds: typeof safeguard = async () => [];
