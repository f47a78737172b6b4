import { canonicalKey } from './canonical-key.ts';
import { RulesSet, type RulesValue } from './value.ts';

/** The set of these values. */
export function rulesSet(values: Iterable<RulesValue>): RulesSet {
  const elements = new Map<string, RulesValue>();
  for (const value of values) {
    const key = canonicalKey(value);
    if (!elements.has(key)) {
      elements.set(key, value);
    }
  }
  return new RulesSet(elements);
}
