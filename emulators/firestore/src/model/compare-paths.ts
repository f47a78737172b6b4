import { compareStrings } from './compare-strings.ts';

const NUMERIC_ID = /^__id(-?\d{1,19})__$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** The number of an id of the form `__id<int64>__`, which sorts before all other ids; undefined for those. */
export function numericId(id: string): bigint | undefined {
  if (!id.startsWith('__id')) return undefined;
  const digits = NUMERIC_ID.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return number >= MIN_INT64 && number <= MAX_INT64 ? number : undefined;
}

/** Ids of collections and documents: numeric ones first, the others by code point. */
export function compareIds(a: string, b: string): number {
  const left = numericId(a);
  const right = numericId(b);
  if (left === undefined && right === undefined) return compareStrings(a, b);
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Paths segment by segment; a parent before its descendants. */
export function comparePaths(a: { segments: readonly string[] }, b: { segments: readonly string[] }): number {
  const length = Math.min(a.segments.length, b.segments.length);
  for (let index = 0; index < length; index++) {
    const order = compareIds(a.segments[index] as string, b.segments[index] as string);
    if (order !== 0) return order;
  }
  return a.segments.length - b.segments.length;
}
