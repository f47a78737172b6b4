import { encodeValue } from '../model/encode-value.ts';
import { FirestoreError, invalidArgument } from '../model/firestore-error.ts';
import type { FieldFilter, Filter } from './query.ts';

/** The filter on elements of arrays that a way to match has, by what it says; null for none. */
type Ways = ReadonlyMap<string, FieldFilter | null>;

const CONTAINS: ReadonlySet<string> = new Set(['array-contains', 'array-contains-any']);

/**
 * Refuses two different filters on elements of arrays that one document would have to pass.
 *
 * @returns the filters of which one is left in each way to match
 * @throws FirestoreError INVALID_ARGUMENT or FAILED_PRECONDITION
 */
export function validateContains(filter: Filter | null): Ways {
  const ways = new Map<string, FieldFilter | null>();
  const add = (way: FieldFilter | null) => ways.set(way === null ? '' : filterKey(way), way);
  if (filter?.kind === 'field' && CONTAINS.has(filter.op)) {
    add(filter);
  } else if (filter?.kind !== 'composite' || filter.filters.length === 0) {
    add(null);
  } else if (filter.op === 'or') {
    for (const part of filter.filters) for (const way of validateContains(part).values()) add(way);
  } else {
    const [first, ...others] = filter.filters.map(validateContains);
    const all = others.reduce(together, first as Ways);
    for (const way of all.values()) add(way);
  }
  return ways;
}

function together(left: Ways, right: Ways): Ways {
  const ways = new Map<string, FieldFilter | null>();
  for (const [leftKey, one] of left) {
    for (const [rightKey, other] of right) {
      if (one !== null && other !== null && leftKey !== rightKey) throw twoContains(one, other);
      ways.set(leftKey || rightKey, one ?? other);
    }
  }
  return ways;
}

function filterKey({ op, field, value }: FieldFilter): string {
  return `${op} ${field.key} ${encodeValue(value)}`;
}

function twoContains(one: FieldFilter, other: FieldFilter): FirestoreError {
  return one.field.key === other.field.key
    ? new FirestoreError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query')
    : invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}
