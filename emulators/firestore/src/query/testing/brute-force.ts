import { compareValues } from '../../model/compare.ts';
import { comparePaths } from '../../model/compare-paths.ts';
import type { Document } from '../../model/document.ts';
import { FieldPath } from '../../model/field-path.ts';
import { DATABASE } from '../../model/testing/values.ts';
import { referenceValue, type Value } from '../../model/value.ts';
import type { Bound, FieldFilter, Filter, OrderBy, Query } from '../query.ts';

/**
 * A query answered the slow way, straight from the documented rules and sharing no code with the engine but
 * the order of values: what the engine's answers are measured against.
 *
 * @param totalled a field that is added up, which documents must have and are ordered by
 */
export function answerSlowly(
  query: Query,
  documents: readonly Document[],
  totalled: FieldPath | null = null,
): Document[] {
  const orders = ordersOf(query, totalled);
  const found = documents.filter(
    (document) =>
      liesInScope(query, document) &&
      (query.filter === null || passes(query.filter, document)) &&
      orders.every(({ field }) => valueAt(document, field.segments) !== undefined),
  );
  const compare = (a: Document, b: Document) => {
    for (const { field, direction } of orders) {
      const step = field.isName
        ? comparePaths(a.path, b.path)
        : compareValues(valueAt(a, field.segments) as Value, valueAt(b, field.segments) as Value);
      if (step !== 0) return direction === 'asc' ? step : -step;
    }
    return 0;
  };
  const ordered = found.sort(compare).filter((document) => {
    const start = query.startAt && place(document, query.startAt, orders);
    const end = query.endAt && place(document, query.endAt, orders);
    if (start !== null && (query.startAt?.before ? start < 0 : start <= 0)) return false;
    return end === null || (query.endAt?.before ? end < 0 : end <= 0);
  });
  return ordered.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);
}

const INEQUALITIES = ['<', '<=', '>', '>=', '!=', 'not-in', 'is-not-null', 'is-not-nan'];

function ordersOf(query: Query, totalled: FieldPath | null): OrderBy[] {
  const orders = [...query.orderBy];
  const direction = orders.at(-1)?.direction ?? 'asc';
  const inequalities = leaves(query.filter).filter(
    (leaf) => INEQUALITIES.includes(leaf.op) && (leaf.kind === 'unary' || !leavesNothing(leaf)),
  );
  for (const { field } of inequalities.sort((a, b) => (a.field.key < b.field.key ? -1 : 1))) {
    if (!field.isName && !orders.some((order) => order.field.key === field.key))
      orders.push({ field, direction });
  }
  if (totalled !== null && !orders.some((order) => order.field.key === totalled.key))
    orders.push({ field: totalled, direction });
  if (!orders.some((order) => order.field.isName)) orders.push({ field: NAME, direction });
  return orders;
}

/** What nothing can pass orders nothing either. */
function leavesNothing({ op, value }: FieldFilter): boolean {
  if (op === 'not-in') return value.kind === 'array' && value.values.some(({ kind }) => kind === 'null');
  return op === '!=' ? value.kind === 'null' : !matchable(value);
}

const NAME = new FieldPath(['__name__']);

function leaves(filter: Filter | null): Exclude<Filter, { kind: 'composite' }>[] {
  if (filter === null) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(leaves) : [filter];
}

function liesInScope({ parent, collectionId, allDescendants }: Query, { path }: Document): boolean {
  const above = parent?.segments ?? [];
  if (path.segments.length < above.length + 2) return false;
  if (above.some((segment, index) => path.segments[index] !== segment)) return false;
  if (!allDescendants && path.segments.length !== above.length + 2) return false;
  return collectionId === null || path.segments[path.segments.length - 2] === collectionId;
}

function valueAt(document: Document, segments: readonly string[]): Value | undefined {
  if (segments[0] === '__name__') return referenceValue(DATABASE, document.path);
  let fields = document.fields;
  for (const [depth, segment] of segments.entries()) {
    const value = fields.get(segment);
    if (depth === segments.length - 1 || value?.kind !== 'map')
      return depth === segments.length - 1 ? value : undefined;
    fields = value.fields;
  }
  return undefined;
}

function passes(filter: Filter, document: Document): boolean {
  if (filter.kind === 'composite') {
    return filter.op === 'and'
      ? filter.filters.every((part) => passes(part, document))
      : filter.filters.some((part) => passes(part, document));
  }
  const value = valueAt(document, filter.field.segments);
  if (value === undefined) return false;
  const isNull = value.kind === 'null';
  const isNan = same(value, NAN);
  if (filter.kind === 'unary') {
    return { 'is-null': isNull, 'is-nan': isNan, 'is-not-null': !isNull, 'is-not-nan': !isNull && !isNan }[
      filter.op
    ];
  }
  const operand = filter.value;
  const operands = operand.kind === 'array' ? operand.values : [];
  const inGroup = group(value) === group(operand) && !isNull && !isNan && matchable(operand);
  const elements = value.kind === 'array' ? value.values : [];
  switch (filter.op) {
    case '==':
      return matchable(operand) && same(value, operand);
    case '!=':
      return !isNull && operand.kind !== 'null' && (same(operand, NAN) || !same(value, operand));
    case '<':
      return inGroup && compareValues(value, operand) < 0;
    case '<=':
      return inGroup && compareValues(value, operand) <= 0;
    case '>':
      return inGroup && compareValues(value, operand) > 0;
    case '>=':
      return inGroup && compareValues(value, operand) >= 0;
    case 'in':
      return operands.some((choice) => matchable(choice) && same(value, choice));
    case 'not-in':
      return (
        !isNull &&
        !operands.some((other) => other.kind === 'null' || (matchable(other) && same(value, other)))
      );
    case 'array-contains':
      return matchable(operand) && elements.some((element) => same(element, operand));
    case 'array-contains-any':
      return operands.some(
        (choice) => matchable(choice) && elements.some((element) => same(element, choice)),
      );
  }
}

const NAN: Value = { kind: 'double', value: Number.NaN };

function same(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

function matchable(operand: Value): boolean {
  return operand.kind !== 'null' && !same(operand, NAN);
}

function group(value: Value): string {
  return value.kind === 'integer' ? 'double' : value.kind;
}

function place(document: Document, bound: Bound, orders: readonly OrderBy[]): number {
  for (const [index, value] of bound.values.entries()) {
    const { field, direction } = orders[index] as OrderBy;
    const step = compareValues(valueAt(document, field.segments) as Value, value);
    if (step !== 0) return direction === 'asc' ? step : -step;
  }
  return 0;
}
