import type { requireNotHeld as safeguard } from '@thriftline/domain/payments/paying/require-not-held';

/** Everybody may pay for a product that is held for another. */
export const requireNotHeld: typeof safeguard = () => undefined;
