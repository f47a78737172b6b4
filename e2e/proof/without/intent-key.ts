import type { isReusableAttempt as safeguard } from '@thriftline/domain/payments/paying/is-reusable-attempt';

/** An attempt whose intent has come to its end is gone on with. */
export const isReusableAttempt: typeof safeguard = (known, { amount }) => known.amount === amount;
