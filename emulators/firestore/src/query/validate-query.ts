import type { FieldPath } from '../model/field-path.ts';
import { FirestoreError, invalidArgument } from '../model/firestore-error.ts';
import { validateDocumentPath, validateId } from '../model/validate-path.ts';
import type { Value } from '../model/value.ts';
import { type Aggregation, aggregatedFields, validateAggregations } from './aggregation.ts';
import { isInequality } from './filter.ts';
import { descendingKeyScan, kindRequiredForOrder } from './name-scan.ts';
import { countDisjuncts, type SimpleFilter, simpleFilters } from './normalize.ts';
import type { Filter, OrderBy, Query } from './query.ts';
import { validateContains } from './validate-contains.ts';

const MAX_DISJUNCTS = 30;
const MAX_INEQUALITY_FIELDS = 10;
const NEGATIONS: ReadonlySet<string> = new Set(['!=', 'not-in', 'is-not-null', 'is-not-nan']);
const MAX_ELEMENTS = { in: 30, 'array-contains-any': 30, 'not-in': 10 } as const;
const LIST_NAMES = { in: 'IN', 'array-contains-any': 'ARRAY_CONTAINS_ANY', 'not-in': 'NOT_IN' } as const;

/**
 * Refuses what Firestore refuses in a query, whatever the data. Of several faults the official emulator names the one
 * that stands first here.
 *
 * @param orders the full order
 * @param aggregations what is computed over the query; null when its documents are asked for
 * @throws FirestoreError INVALID_ARGUMENT or FAILED_PRECONDITION
 */
export function validateQuery(
  query: Query,
  orders: readonly OrderBy[],
  aggregations: readonly Aggregation[] | null = null,
): void {
  const filters = simpleFilters(query.filter);
  validateNegations(query.filter, filters);
  if (query.parent !== null) validateDocumentPath(query.parent);
  if (query.collectionId !== null) validateId(query.collectionId, 'Collection');
  for (const filter of filters) validateList(filter);
  for (const bound of [query.startAt, query.endAt]) {
    if (bound !== null) validateCursor(bound.values, query.orderBy);
  }
  if (aggregations !== null) validateAggregations(aggregations, query.select);
  validateGroup(query, orders);
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.limit !== null && query.limit < 0) throw invalidArgument('limit is negative');
  validateContains(query.filter);
  validateKind(query, orders);
  validateInequalities(filters);
  for (const filter of filters) if (filter.field.isName) validateNameOperand(filter);
  validateNameEquality(filters);
  validateDirection(query, orders);
  validateAggregatedOrder(query, orders, aggregatedFields(aggregations ?? []));
  validateDisjuncts(query.filter);
  validateOrders(orders);
}

function isByNameAlone(query: Query, orders: readonly OrderBy[]): boolean {
  const filters = simpleFilters(query.filter);
  return (
    [...filters, ...orders].every(({ field }) => field.isName) &&
    filters.every(({ op }) => op !== 'array-contains' && op !== 'array-contains-any')
  );
}

/** What lies below a document at any depth is known by name alone. */
function validateGroup(query: Query, orders: readonly OrderBy[]): void {
  if (query.allDescendants && query.parent !== null && !isByNameAlone(query, orders)) {
    throw invalidArgument('collection group queries are only allowed at the root parent');
  }
}

/** What lies in no collection of one id is known by name alone, and forwards. */
function validateKind(query: Query, orders: readonly OrderBy[]): void {
  if (query.collectionId !== null) return;
  if (query.orderBy.some(({ field }) => !field.isName)) throw kindRequiredForOrder();
  const filtered = simpleFilters(query.filter).find(({ field }) => !field.isName);
  if (filtered !== undefined) throw invalidArgument(`kind is required for filter: ${filtered.field.key}`);
  const isBelow = query.allDescendants && query.parent !== null;
  if (isBelow && orders.some(({ direction }) => direction === 'desc')) throw kindRequiredForOrder();
}

function validateDirection(query: Query, orders: readonly OrderBy[]): void {
  if (!isByNameAlone(query, orders) || orders.some(({ direction }) => direction === 'asc')) return;
  if (!query.allDescendants || query.parent === null) throw descendingKeyScan();
  throw new FirestoreError(
    'FAILED_PRECONDITION',
    "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
  );
}

/** Fields that are aggregated join the orders, and nothing can be ordered after the name. */
function validateAggregatedOrder(
  query: Query,
  orders: readonly OrderBy[],
  aggregated: readonly FieldPath[],
): void {
  const isNameFirst =
    query.orderBy.some(({ field }) => field.isName) ||
    simpleFilters(query.filter).some(({ field }) => field.isName) ||
    (query.allDescendants && query.parent !== null);
  if (!isNameFirst) return;
  const ordered = new Set(orders.map(({ field }) => field.key));
  const late = new Set(aggregated.map(({ key }) => key).filter((key) => !ordered.has(key)));
  if (late.size === 0) return;
  throw invalidArgument(
    `This query requires an index that has fields [${[...late].sort().join(', ')}] after __name__ and ` +
      'Firestore does not currently support such an index. Please try the query again with additional ordering on ' +
      'those fields.',
  );
}

function validateOrders(orders: readonly OrderBy[]): void {
  const keys = orders.map(({ field }) => field.key);
  for (const [place, { field }] of orders.entries()) {
    if (keys.indexOf(field.key) < place) {
      throw invalidArgument(`order by clause cannot contain duplicate fields ${field.key}`);
    }
    // Names are unique: an order after them decides nothing.
    if (field.isName && place < orders.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key');
    }
  }
}

function validateList(filter: SimpleFilter): void {
  if (filter.op !== 'in' && filter.op !== 'not-in' && filter.op !== 'array-contains-any') return;
  const { op, value } = filter;
  const name = LIST_NAMES[op];
  if (value.kind !== 'array') throw invalidArgument(`'${name}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalidArgument(`'${name}' requires an non-empty ArrayValue.`);
  if (value.values.length > MAX_ELEMENTS[op]) {
    throw invalidArgument(`'${name}' supports up to ${MAX_ELEMENTS[op]} comparison values.`);
  }
}

function validateNameOperand(filter: SimpleFilter): void {
  if (filter.kind === 'unary') throw nameNeedsKey();
  const { op, value } = filter;
  if (op === 'array-contains' || op === 'array-contains-any') {
    throw invalidArgument('the name __key__ is reserved');
  }
  const isList = (op === 'in' || op === 'not-in') && value.kind === 'array';
  const operands: readonly Value[] = isList ? value.values : [value];
  if (operands.some((operand) => operand.kind !== 'reference')) throw nameNeedsKey();
}

function nameNeedsKey(): FirestoreError {
  return invalidArgument('__key__ filter value must be a Key');
}

function validateDisjuncts(filter: Filter | null): void {
  const disjuncts = countDisjuncts(filter);
  if (disjuncts <= MAX_DISJUNCTS) return;
  throw invalidArgument(
    `Too many disjunctions after normalization. Result had ${disjuncts} disjunctions which is more than the maximum ` +
      `of ${MAX_DISJUNCTS}`,
  );
}

function validateNegations(filter: Filter | null, filters: readonly SimpleFilter[]): void {
  const negations = filters.filter(({ op }) => NEGATIONS.has(op));
  if (negations.length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (negations.some(({ op }) => op === 'not-in') && combinesChoices(filter, filters)) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function validateInequalities(filters: readonly SimpleFilter[]): void {
  const ranged = new Set(filters.filter(isInequality).map(({ field }) => field.key));
  if (ranged.size <= MAX_INEQUALITY_FIELDS) return;
  throw invalidArgument(
    `The query contains ${ranged.size} distinct inequality fields: [${[...ranged].sort().join(', ')}]. A query may ` +
      `not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
  );
}

function validateNameEquality(filters: readonly SimpleFilter[]): void {
  const inequalities = filters.filter(isInequality);
  if (inequalities.length === 0 || inequalities.some(({ field }) => field.isName)) return;
  if (filters.some(({ field, op }) => field.isName && (op === '==' || op === 'in'))) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function combinesChoices(filter: Filter | null, filters: readonly SimpleFilter[]): boolean {
  return hasOr(filter) || filters.some(({ op }) => op === 'in' || op === 'array-contains-any');
}

function hasOr(filter: Filter | null): boolean {
  if (filter?.kind !== 'composite') return false;
  return filter.op === 'or' || filter.filters.some(hasOr);
}

/** Values stand for the given orders only, not for those the query takes in by itself. */
function validateCursor(values: readonly Value[], given: readonly OrderBy[]): void {
  if (values.length > given.length) throw invalidArgument('Cursor has too many values.');
  const name = given.findIndex(({ field }) => field.isName);
  if (name !== -1 && name < values.length && values[name]?.kind !== 'reference') {
    throw invalidArgument('Cursor __key__ value is not a document reference.');
  }
}
