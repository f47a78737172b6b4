import { RulesBytes, toHex } from './bytes.ts';
import { RulesDuration } from './duration.ts';
import { RulesFloat } from './float.ts';
import { floatText } from './float-text.ts';
import { RulesLatLng } from './latlng.ts';
import { RulesPath } from './path.ts';
import { RulesTimestamp } from './timestamp.ts';
import { isList, isMap } from './type-name.ts';
import { RulesMapDiff, RulesSet, type RulesValue } from './value.ts';

/** Longer texts are cut, so that a picture in a field does not fill the log. */
const MAX_TEXT = 200;

/** A value as a person reads it in a log. */
export function printValue(value: RulesValue): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  if (typeof value === 'string') {
    return JSON.stringify(value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value);
  }
  if (isList(value)) {
    return `[${value.map(printValue).join(', ')}]`;
  }
  if (isMap(value)) {
    return `{${[...value].map(([key, inner]) => `${JSON.stringify(key)}: ${printValue(inner)}`).join(', ')}}`;
  }
  return printObject(value);
}

function printObject(value: RulesValue & object): string {
  if (value instanceof RulesFloat) {
    return floatText(value.value);
  }
  if (value instanceof RulesPath) {
    return value.toString();
  }
  if (value instanceof RulesTimestamp) {
    return `timestamp(${printMoment(value)})`;
  }
  if (value instanceof RulesDuration) {
    return `duration(${value.seconds + value.nanos / 1e9}s)`;
  }
  if (value instanceof RulesSet) {
    return `set(${[...value.elements.values()].map(printValue).join(', ')})`;
  }
  if (value instanceof RulesMapDiff) {
    return `diff(${printValue(value.after)}, ${printValue(value.before)})`;
  }
  if (value instanceof RulesLatLng) {
    return `latlng(${value.latitude}, ${value.longitude})`;
  }
  return value instanceof RulesBytes ? `bytes(${toHex(value.value)})` : 'a resource';
}

/** RFC 3339 in UTC with nine decimals. */
export function printMoment(moment: RulesTimestamp): string {
  const toSeconds = new Date(moment.seconds * 1000).toISOString().slice(0, -'.000Z'.length);
  return `${toSeconds}.${String(moment.nanos).padStart(9, '0')}Z`;
}
