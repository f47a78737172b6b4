import { compareValues } from '../model/compare.ts';
import { comparePaths } from '../model/compare-paths.ts';
import { compareStrings } from '../model/compare-strings.ts';
import type { Document } from '../model/document.ts';
import { type FieldPath, NAME_FIELD } from '../model/field-path.ts';
import type { DatabaseName } from '../model/path.ts';
import type { Value } from '../model/value.ts';
import { fieldReader, isInequality } from './filter.ts';
import { simpleFilters } from './normalize.ts';
import type { OrderBy, Query } from './query.ts';

/**
 * The orders that decide: the given ones; then the fields of inequalities, sorted, and those that are aggregated,
 * likewise; then `__name__`. The added ones go in the direction of the last given.
 */
export function fullOrder(query: Query, aggregated: readonly FieldPath[] = []): OrderBy[] {
  const orders = [...query.orderBy];
  const direction = orders.at(-1)?.direction ?? 'asc';
  const named = new Set(orders.map((order) => order.field.key));
  const inequalities = simpleFilters(query.filter)
    .filter(isInequality)
    .map((filter) => filter.field)
    .sort(compareFieldPaths);
  const added = [...inequalities, ...[...aggregated].sort(compareFieldPaths)];
  for (const field of [...added.filter((field) => !field.isName), NAME_FIELD]) {
    if (named.has(field.key)) continue;
    named.add(field.key);
    orders.push({ field, direction });
  }
  return orders;
}

/** Compares two documents that have all ordered fields. */
export function compileOrder(
  orders: readonly OrderBy[],
  database: DatabaseName,
): (a: Document, b: Document) => number {
  const steps = orders.map(({ field, direction }) => {
    const sign = direction === 'asc' ? 1 : -1;
    if (field.isName) return (a: Document, b: Document) => sign * comparePaths(a.path, b.path);
    const read = fieldReader(field, database);
    return (a: Document, b: Document) => sign * compareValues(read(a) as Value, read(b) as Value);
  });
  return (a, b) => {
    for (const step of steps) {
      const order = step(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  const length = Math.min(a.segments.length, b.segments.length);
  for (let index = 0; index < length; index++) {
    const order = compareStrings(a.segments[index] as string, b.segments[index] as string);
    if (order !== 0) return order;
  }
  return a.segments.length - b.segments.length;
}
