import type { holdEnd as safeguard } from '@thriftline/domain/payments/paying/hold-end';
import { LONGEST_HOLD_MS } from '../checker/longest-hold.ts';

/** A running hold is prolonged. */
export const holdEnd: typeof safeguard = (_state, now) => now + LONGEST_HOLD_MS;
