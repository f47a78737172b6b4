import { encodeValue } from '../model/encode-value.ts';
import { FirestoreError, invalidArgument } from '../model/firestore-error.ts';
import type { FieldFilter, Filter } from './query.ts';

const CONTAINS: ReadonlySet<string> = new Set(['array-contains', 'array-contains-any']);

/**
 * Refuses filters on elements of arrays in two parts of an `and`, also where the ways to match that combine them come to
 * the same: as the official emulator, this goes by how the query is written. A part that is said twice counts once.
 *
 * @throws FirestoreError INVALID_ARGUMENT or FAILED_PRECONDITION
 */
export function validateContains(filter: Filter | null): void {
  if (filter?.kind !== 'composite') return;
  for (const part of filter.filters) validateContains(part);
  if (filter.op === 'or') return;
  const parts = new Map(filter.filters.map((part) => [keyOf(part), containsIn(part)]));
  const [first, ...others] = [...parts.values()].filter((found) => found.length > 0);
  if (first !== undefined && others.length > 0) throw twoContains(first, others.flat());
}

/** The filters on elements of arrays in a tree. */
function containsIn(filter: Filter): FieldFilter[] {
  if (filter.kind === 'composite') return filter.filters.flatMap(containsIn);
  return filter.kind === 'field' && CONTAINS.has(filter.op) ? [filter] : [];
}

/** Equal for filters that say the same, in whatever order and however often. */
function keyOf(filter: Filter): string {
  if (filter.kind === 'unary') return JSON.stringify([filter.op, filter.field.key]);
  if (filter.kind === 'field') return fieldKey(filter);
  return JSON.stringify([filter.op, ...new Set(filter.filters.map(keyOf).sort())]);
}

function fieldKey({ op, field, value }: FieldFilter): string {
  return JSON.stringify([op, field.key, encodeValue(value)]);
}

function twoContains(some: readonly FieldFilter[], others: readonly FieldFilter[]): FirestoreError {
  const areTwoOfOneField = some.some((one) =>
    others.some((other) => one.field.key === other.field.key && fieldKey(one) !== fieldKey(other)),
  );
  return areTwoOfOneField
    ? new FirestoreError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query')
    : invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}
