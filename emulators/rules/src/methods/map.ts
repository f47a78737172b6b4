import { LimitExceeded, MAX_DIFF_ENTRIES } from '../evaluate/limits.ts';
import { type Outcome, wrongType } from '../outcomes/failure.ts';
import { compareStrings } from '../values/compare.ts';
import { isList, isMap, typeName } from '../values/type-name.ts';
import { type RulesList, type RulesMap, RulesMapDiff, type RulesValue } from '../values/value.ts';
import { binary, getter, type MethodTable, unary } from './method.ts';

/** The methods of maps. */
export const mapMethods: MethodTable<RulesMap> = new Map([
  ['size', getter((self: RulesMap) => BigInt(self.size))],
  ['keys', getter((self: RulesMap) => [...self.keys()].sort(compareStrings))],
  ['values', getter((self: RulesMap) => [...self.values()])],
  ['get', binary<RulesMap>(['string|list', 'any'], get)],
  ['diff', unary<RulesMap>('map', diff)],
]);

function diff(self: RulesMap, other: RulesValue, start: number): Outcome | undefined {
  if (!isMap(other)) return undefined;
  if (self.size > MAX_DIFF_ENTRIES || other.size > MAX_DIFF_ENTRIES)
    throw new LimitExceeded(
      'Unable to evaluate the expression as the maximum memory usage of 1000 has been reached.',
      start,
    );
  return new RulesMapDiff(self, other);
}

function get(self: RulesMap, key: RulesValue, fallback: RulesValue, start: number): Outcome | undefined {
  if (typeof key === 'string') {
    return orElse(self.get(key), fallback);
  }
  if (!isList(key)) {
    return undefined;
  }
  const wrong = key.find((name) => typeof name !== 'string');
  return wrong === undefined
    ? orElse(walk(self, key), fallback)
    : wrongType(typeName(wrong), 'string', start);
}

/** Null is a value, so `??` would not do. */
function orElse(value: RulesValue | undefined, fallback: RulesValue): RulesValue {
  return value === undefined ? fallback : value;
}

/** The value at nested keys, or undefined if the way there breaks off. */
function walk(map: RulesMap, keys: RulesList): RulesValue | undefined {
  let value: RulesValue | undefined = map;
  for (const key of keys) {
    if (value === undefined || !isMap(value) || typeof key !== 'string') {
      return undefined;
    }
    value = value.get(key);
  }
  return value;
}
