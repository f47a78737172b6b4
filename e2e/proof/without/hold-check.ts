import type { requireNotHeld as safeguard } from '../../../functions/src/payments/hold/require-not-held.ts';

/** Everybody may pay for a product that is held for another. */
export const requireNotHeld: typeof safeguard = () => undefined;
