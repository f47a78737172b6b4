import type { holdEnd as safeguard } from '@thriftline/functions/payments/hold/hold-end';

/** A running hold is prolonged. */
export const holdEnd: typeof safeguard = (_state, now) => now + 10 * 60_000;
