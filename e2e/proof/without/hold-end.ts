import type { holdEnd as safeguard } from '@thriftline/functions/payments/hold/hold-end';
import { LONGEST_HOLD_MS } from '../checker/longest-hold.ts';

/** A running hold is prolonged. */
export const holdEnd: typeof safeguard = (_state, now) => now + LONGEST_HOLD_MS;
