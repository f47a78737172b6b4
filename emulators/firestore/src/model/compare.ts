import { comparePaths } from './compare-paths.ts';
import { compareStrings } from './compare-strings.ts';
import { compareTimestamps } from './timestamp.ts';
import { typeOrder } from './type-order.ts';
import type { DoubleValue, Fields, IntegerValue, ReferenceValue, Value } from './value.ts';

/**
 * Firestore's order over all values: by type group, then by value. Zero means equal in the sense of queries
 * and array transforms: 3 equals 3.0, NaN equals NaN, 0 equals -0.
 *
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  const byType = typeOrder(a) - typeOrder(b);
  if (byType !== 0) return byType;
  switch (a.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(a.value) - Number((b as typeof a).value);
    case 'integer':
    case 'double':
      return compareNumbers(a, b as IntegerValue | DoubleValue);
    case 'timestamp':
      return compareTimestamps(a.value, (b as typeof a).value);
    case 'string':
      return compareStrings(a.value, (b as typeof a).value);
    case 'bytes':
      return Buffer.compare(a.value, (b as typeof a).value);
    case 'reference':
      return compareReferences(a, b as typeof a);
    case 'geo':
      return a.latitude - (b as typeof a).latitude || a.longitude - (b as typeof a).longitude;
    case 'array':
      return compareLists(a.values, (b as typeof a).values);
    case 'vector':
      return (
        a.values.length - (b as typeof a).values.length || compareLists(a.values, (b as typeof a).values)
      );
    case 'map':
      return compareMaps(a.fields, (b as typeof a).fields);
  }
}

/** True when queries take the two for the same value. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** By exact value, integers and doubles mixed; NaN first. */
export function compareNumbers(a: IntegerValue | DoubleValue, b: IntegerValue | DoubleValue): number {
  const left = a.value;
  const right = b.value;
  // JavaScript compares bigint with number by mathematical value.
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
}

function compareReferences(a: ReferenceValue, b: ReferenceValue): number {
  return (
    compareStrings(a.database.projectId, b.database.projectId) ||
    compareStrings(a.database.databaseId, b.database.databaseId) ||
    comparePaths(a.path, b.path)
  );
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compareValues(a[index] as Value, b[index] as Value);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const left = sortedEntries(a);
  const right = sortedEntries(b);
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const [leftKey, leftValue] = left[index] as [string, Value];
    const [rightKey, rightValue] = right[index] as [string, Value];
    const order = compareStrings(leftKey, rightKey) || compareValues(leftValue, rightValue);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** The entries of a map by key, in code point order. */
export function sortedEntries(fields: Fields): [string, Value][] {
  return [...fields].sort(([a], [b]) => compareStrings(a, b));
}
