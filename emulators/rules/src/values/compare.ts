import { compareBytes, RulesBytes } from './bytes.ts';
import { RulesDuration } from './duration.ts';
import { RulesFloat } from './float.ts';
import { RulesTimestamp } from './timestamp.ts';
import type { RulesValue } from './value.ts';

/**
 * Orders two values: below 0, 0 or above 0; NaN if they are numbers without an order; undefined if their types have
 * no order between them.
 */
export function compareValues(a: RulesValue, b: RulesValue): number | undefined {
  if (typeof a === 'string') {
    return typeof b === 'string' ? compareStrings(a, b) : undefined;
  }
  if (typeof a === 'bigint' || a instanceof RulesFloat) {
    return typeof b === 'bigint' || b instanceof RulesFloat ? compareNumbers(a, b) : undefined;
  }
  if (a instanceof RulesTimestamp) {
    return b instanceof RulesTimestamp ? a.seconds - b.seconds || a.nanos - b.nanos : undefined;
  }
  if (a instanceof RulesDuration) {
    return b instanceof RulesDuration ? a.seconds - b.seconds || a.nanos - b.nanos : undefined;
  }
  if (a instanceof RulesBytes) {
    return b instanceof RulesBytes ? compareBytes(a.value, b.value) : undefined;
  }
  return undefined;
}

/** Orders by UTF-16 units, as the official runtime and JavaScript do. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareNumbers(a: bigint | RulesFloat, b: bigint | RulesFloat): number {
  const left = typeof a === 'bigint' ? a : a.value;
  const right = typeof b === 'bigint' ? b : b.value;
  // JavaScript compares an int and a float exactly.
  if (left < right) {
    return -1;
  }
  if (left > right) {
    return 1;
  }
  return Number.isNaN(left) || Number.isNaN(right) ? Number.NaN : 0;
}
