import type { isReusableAttempt as safeguard } from '../../../functions/src/payments/checkout/is-reusable-attempt.ts';

/** An attempt whose intent has come to its end is gone on with. */
export const isReusableAttempt: typeof safeguard = (known, amount) => known.amount === amount;
