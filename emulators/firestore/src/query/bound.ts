import { compareValues } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/path.ts';
import type { Value } from '../model/value.ts';
import { fieldReader, type Predicate } from './filter.ts';
import type { Bound, OrderBy, Query } from './query.ts';

/** True for documents between the query's cursors. */
export function compileBounds(query: Query, orders: readonly OrderBy[], database: DatabaseName): Predicate {
  const { startAt, endAt } = query;
  const fromStart = startAt && comparison(startAt, orders, database);
  const fromEnd = endAt && comparison(endAt, orders, database);
  return (document) => {
    if (startAt && fromStart && !(startAt.before ? fromStart(document) >= 0 : fromStart(document) > 0)) {
      return false;
    }
    return !(endAt && fromEnd) || (endAt.before ? fromEnd(document) < 0 : fromEnd(document) <= 0);
  };
}

/** Where a document stands against a cursor: before it, on it (all of its values equal) or after it. */
function comparison(
  bound: Bound,
  orders: readonly OrderBy[],
  database: DatabaseName,
): (document: Document) => number {
  const steps = bound.values.map((value, place) => {
    const { field, direction } = orders[place] as OrderBy;
    return { read: fieldReader(field, database), value, sign: direction === 'asc' ? 1 : -1 };
  });
  return (document) => {
    for (const { read, value, sign } of steps) {
      const order = sign * compareValues(read(document) as Value, value);
      if (order !== 0) return order;
    }
    return 0;
  };
}
