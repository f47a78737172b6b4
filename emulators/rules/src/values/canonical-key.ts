import { RulesBytes, toHex } from './bytes.ts';
import { RulesDuration } from './duration.ts';
import { RulesFloat } from './float.ts';
import { RulesLatLng } from './latlng.ts';
import { RulesPath } from './path.ts';
import { RulesTimestamp } from './timestamp.ts';
import { isList, isMap } from './type-name.ts';
import { type RulesMap, RulesMapDiff, RulesSet, type RulesValue } from './value.ts';

/** A text that two values share exactly if sets take them for the same; see `sameByValue`. */
export function canonicalKey(value: RulesValue): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return value.toString();
    case 'boolean':
      return value ? 'true' : 'false';
    default:
      return value === null ? 'null' : memoizedKey(value);
  }
}

/** Memoized: values never change, and one request comes to the same document again and again. */
const keys = new WeakMap<object, string>();

function memoizedKey(value: RulesValue & object): string {
  let key = keys.get(value);
  if (key === undefined) {
    key = objectKey(value);
    keys.set(value, key);
  }
  return key;
}

function objectKey(value: RulesValue & object): string {
  if (value instanceof RulesFloat) {
    return floatKey(value.value);
  }
  if (isList(value)) {
    return `[${value.map(canonicalKey).join()}]`;
  }
  if (isMap(value)) {
    return mapKey(value);
  }
  if (value instanceof RulesSet) {
    return `set(${[...value.elements.keys()].sort().join()})`;
  }
  if (value instanceof RulesMapDiff) {
    return `diff(${mapKey(value.after)},${mapKey(value.before)})`;
  }
  if (value instanceof RulesTimestamp) {
    return `timestamp(${value.seconds},${value.nanos})`;
  }
  if (value instanceof RulesDuration) {
    return `duration(${value.seconds},${value.nanos})`;
  }
  if (value instanceof RulesPath) {
    return `path(${JSON.stringify(value.segments)})`;
  }
  if (value instanceof RulesLatLng) {
    return `latlng(${value.latitude},${value.longitude})`;
  }
  if (value instanceof RulesBytes) {
    return `bytes(${toHex(value.value)})`;
  }
  return identityKey();
}

function floatKey(value: number): string {
  return Number.isInteger(value) ? BigInt(value).toString() : value.toString();
}

function mapKey(map: RulesMap): string {
  const entries = [...map].map(([key, value]) => `${JSON.stringify(key)}:${canonicalKey(value)}`);
  return `{${entries.sort().join()}}`;
}

let identityCount = 0;

/** Records are only ever the same as themselves. */
function identityKey(): string {
  identityCount += 1;
  return `record(${identityCount})`;
}
