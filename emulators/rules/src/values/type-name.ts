import { RulesBytes } from './bytes.ts';
import { RulesDuration } from './duration.ts';
import { RulesFloat } from './float.ts';
import { RulesLatLng } from './latlng.ts';
import { RulesPath } from './path.ts';
import { RulesTimestamp } from './timestamp.ts';
import { type RulesMap, RulesMapDiff, RulesRecord, RulesSet, type RulesValue } from './value.ts';

/** The types of values. `record` calls itself a map in rules text. */
export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'set'
  | 'map_diff'
  | 'list'
  | 'map'
  | 'record';

/** The type of a value. */
export function typeName(value: RulesValue): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'bigint':
      return 'int';
    case 'boolean':
      return 'bool';
    default:
      return value === null ? 'null' : objectTypeName(value);
  }
}

function objectTypeName(value: RulesValue & object): TypeName {
  if (isMap(value)) {
    return 'map';
  }
  if (isList(value)) {
    return 'list';
  }
  if (value instanceof RulesFloat) {
    return 'float';
  }
  if (value instanceof RulesTimestamp) {
    return 'timestamp';
  }
  if (value instanceof RulesPath) {
    return 'path';
  }
  if (value instanceof RulesRecord) {
    return 'record';
  }
  if (value instanceof RulesSet) {
    return 'set';
  }
  if (value instanceof RulesMapDiff) {
    return 'map_diff';
  }
  if (value instanceof RulesDuration) {
    return 'duration';
  }
  if (value instanceof RulesBytes) {
    return 'bytes';
  }
  if (value instanceof RulesLatLng) {
    return 'latlng';
  }
  return value satisfies never;
}

/** True for a map. */
export function isMap(value: unknown): value is RulesMap {
  return value instanceof Map;
}

/** True for a list. */
export function isList(value: unknown): value is readonly RulesValue[] {
  return Array.isArray(value);
}

/**
 * True if rules text may call the value this type: `is number` holds for ints and floats. The official runtime takes
 * `is set` and never finds it true.
 */
export function isOfType(value: RulesValue, type: string): boolean {
  const name = typeName(value);
  if (type === 'set') return false;
  return type === 'number'
    ? name === 'int' || name === 'float'
    : name === type || (name === 'record' && type === 'map');
}
