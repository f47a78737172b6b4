import { RulesFloat } from '../values/float.ts';
import type { RulesMap, RulesValue } from '../values/value.ts';

/** The claims of a decoded token as a map of the rules language; whole numbers are ints. */
export function fromJsonClaims(claims: Readonly<Record<string, unknown>>): RulesMap {
  const map = new Map<string, RulesValue>();
  for (const [key, value] of Object.entries(claims)) {
    if (value !== undefined) {
      map.set(key, fromJson(value));
    }
  }
  return map;
}

function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') {
    return value;
  }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? BigInt(value) : new RulesFloat(value);
  }
  if (Array.isArray(value)) {
    return value.map(fromJson);
  }
  return typeof value === 'object' && value !== null ? fromJsonClaims({ ...value }) : null;
}
