import { array, double, fieldsOf, int, map, text } from '../../model/testing/values.ts';
import { booleanValue, type Fields, NULL, timestampValue, type Value } from '../../model/value.ts';

/** Data that every SDK takes and gives in the same form, once its timestamps are dates. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | Date
  | readonly Plain[]
  | { readonly [key: string]: Plain };
export type PlainFields = { readonly [key: string]: Plain };

export function isMap(value: Plain | undefined): value is PlainFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

export function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value);
}

/** The value the SDKs make of it: whole numbers are integers. */
export function toValue(plain: Plain): Value {
  if (plain === null) return NULL;
  if (typeof plain === 'boolean') return booleanValue(plain);
  if (typeof plain === 'string') return text(plain);
  if (typeof plain === 'number') {
    return Number.isSafeInteger(plain) && !Object.is(plain, -0) ? int(plain) : double(plain);
  }
  if (plain instanceof Date) {
    const ms = plain.getTime();
    const seconds = Math.floor(ms / 1000);
    return timestampValue({ seconds, nanos: (ms - seconds * 1000) * 1_000_000 });
  }
  if (isList(plain)) return array(...plain.map(toValue));
  return map(Object.fromEntries(Object.entries(plain).map(([key, inner]) => [key, toValue(inner)])));
}

export function toFields(plain: PlainFields): Fields {
  return fieldsOf(Object.fromEntries(Object.entries(plain).map(([key, inner]) => [key, toValue(inner)])));
}

/** What an SDK gave, with dates for its timestamps. */
export function fromSdk(value: unknown): Plain {
  if (typeof value !== 'object' || value === null) return value as Plain;
  if (Array.isArray(value)) return value.map(fromSdk);
  if ('toDate' in value && typeof value.toDate === 'function') return (value.toDate as () => Date)();
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromSdk(inner)]));
}
