import type { holdEnd as safeguard } from '../../../functions/src/payments/hold/hold-end.ts';

/** A running hold is prolonged. */
export const holdEnd: typeof safeguard = (_state, now) => now + 10 * 60_000;
