import { RulesFloat } from '../values/float.ts';
import type { RulesValue } from '../values/value.ts';

/** A JavaScript value as one of the rules language: whole numbers are ints, objects maps, rules values themselves. */
export function toRulesValue(value: unknown): RulesValue {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? BigInt(value) : new RulesFloat(value);
  }
  if (Array.isArray(value)) {
    return value.map(toRulesValue);
  }
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return new Map(Object.entries(value).map(([key, inner]) => [key, toRulesValue(inner)]));
  }
  return value as RulesValue;
}
