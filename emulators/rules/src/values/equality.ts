import { bytesEqual, RulesBytes } from './bytes.ts';
import { RulesDuration } from './duration.ts';
import { RulesFloat } from './float.ts';
import { RulesLatLng } from './latlng.ts';
import { RulesPath } from './path.ts';
import { RulesTimestamp } from './timestamp.ts';
import { isList, isMap } from './type-name.ts';
import { type RulesList, type RulesMap, RulesMapDiff, RulesSet, type RulesValue } from './value.ts';

/** How numbers are compared: the one thing that differs between the three kinds of equality. */
type NumbersEqual = (a: bigint | RulesFloat, b: bigint | RulesFloat) => boolean;

/** The `==` of rules text: ints and floats by value, but inside lists and maps by type as well. */
export function equals(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) && isNumber(b)) {
    return equalByValue(a, b);
  }
  return deepEquals(a, b, equalByType);
}

/** How lists compare their elements, also for `in` and `hasAny`: 1 and 1.0 differ, as do 0.0 and -0.0. */
export function elementEquals(a: RulesValue, b: RulesValue): boolean {
  return deepEquals(a, b, equalByType);
}

/** How sets and `diff()` compare at every depth: 1 and 1.0, 0.0 and -0.0, NaN and NaN are the same. */
export function sameByValue(a: RulesValue, b: RulesValue): boolean {
  return deepEquals(a, b, sameNumber);
}

function isNumber(value: RulesValue): value is bigint | RulesFloat {
  return typeof value === 'bigint' || value instanceof RulesFloat;
}

function equalByType(a: bigint | RulesFloat, b: bigint | RulesFloat): boolean {
  if (typeof a === 'bigint' || typeof b === 'bigint') {
    return a === b;
  }
  return a.value === b.value && Object.is(a.value, b.value);
}

function equalByValue(a: bigint | RulesFloat, b: bigint | RulesFloat): boolean {
  if (typeof a === 'bigint') {
    return typeof b === 'bigint' ? a === b : intEqualsFloat(a, b.value);
  }
  return typeof b === 'bigint' ? intEqualsFloat(b, a.value) : a.value === b.value;
}

function sameNumber(a: bigint | RulesFloat, b: bigint | RulesFloat): boolean {
  return equalByValue(a, b) || (isNaNValue(a) && isNaNValue(b));
}

function isNaNValue(value: bigint | RulesFloat): boolean {
  return typeof value !== 'bigint' && Number.isNaN(value.value);
}

/** Exact, where turning the int into a float would round it. */
function intEqualsFloat(int: bigint, float: number): boolean {
  return Number.isInteger(float) && BigInt(float) === int;
}

function deepEquals(a: RulesValue, b: RulesValue, numbers: NumbersEqual): boolean {
  if (isNumber(a)) {
    return isNumber(b) && numbers(a, b);
  }
  if (a === b) {
    return true;
  }
  if (a === null || typeof a !== 'object') {
    return false;
  }
  if (isList(a)) {
    return isList(b) && listsEqual(a, b, numbers);
  }
  if (isMap(a)) {
    return isMap(b) && mapsEqual(a, b, numbers);
  }
  return structsEqual(a, b);
}

/** Of the values that are neither lists nor maps; only the same object equals a record. */
function structsEqual(a: RulesValue, b: RulesValue): boolean {
  if (a instanceof RulesTimestamp) {
    return b instanceof RulesTimestamp && a.seconds === b.seconds && a.nanos === b.nanos;
  }
  if (a instanceof RulesDuration) {
    return b instanceof RulesDuration && a.seconds === b.seconds && a.nanos === b.nanos;
  }
  if (a instanceof RulesPath) {
    return b instanceof RulesPath && segmentsEqual(a.segments, b.segments);
  }
  if (a instanceof RulesLatLng) {
    return b instanceof RulesLatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof RulesBytes) {
    return b instanceof RulesBytes && bytesEqual(a.value, b.value);
  }
  if (a instanceof RulesSet) {
    return b instanceof RulesSet && setsEqual(a, b);
  }
  if (a instanceof RulesMapDiff) {
    return b instanceof RulesMapDiff && sameByValue(a.after, b.after) && sameByValue(a.before, b.before);
  }
  return false;
}

function listsEqual(a: RulesList, b: RulesList, numbers: NumbersEqual): boolean {
  return (
    a.length === b.length &&
    a.every((element, index) => {
      const other = b[index];
      return other !== undefined && deepEquals(element, other, numbers);
    })
  );
}

function mapsEqual(a: RulesMap, b: RulesMap, numbers: NumbersEqual): boolean {
  if (a.size !== b.size) {
    return false;
  }
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !deepEquals(value, other, numbers)) {
      return false;
    }
  }
  return true;
}

function setsEqual(a: RulesSet, b: RulesSet): boolean {
  return a.elements.size === b.elements.size && [...a.elements.keys()].every((key) => b.elements.has(key));
}

function segmentsEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}
