import type { FieldPath } from '../model/field-path.ts';
import { FirestoreError, invalidArgument } from '../model/firestore-error.ts';
import { validateDocumentPath, validateId } from '../model/validate-path.ts';
import type { Value } from '../model/value.ts';
import { isInequality } from './filter.ts';
import { descendingKeyScan, kindRequiredForOrder } from './name-scan.ts';
import {
  type Conjunction,
  countDisjuncts,
  disjunctiveNormalForm,
  type SimpleFilter,
  simpleFilters,
} from './normalize.ts';
import type { FieldFilter, Filter, OrderBy, Query } from './query.ts';

const MAX_DISJUNCTS = 30;
const MAX_INEQUALITY_FIELDS = 10;
const NEGATIONS: ReadonlySet<string> = new Set(['!=', 'not-in', 'is-not-null', 'is-not-nan']);
const MAX_ELEMENTS = { in: 30, 'array-contains-any': 30, 'not-in': 10 } as const;
const LIST_NAMES = { in: 'IN', 'array-contains-any': 'ARRAY_CONTAINS_ANY', 'not-in': 'NOT_IN' } as const;

/**
 * Refuses what Firestore refuses in a query, whatever the data.
 *
 * @param orders the full order
 * @param needed fields that are aggregated
 * @throws FirestoreError INVALID_ARGUMENT or FAILED_PRECONDITION
 */
export function validateQuery(
  query: Query,
  orders: readonly OrderBy[],
  needed: readonly FieldPath[] = [],
): void {
  if (query.limit !== null && query.limit < 0) throw invalidArgument('limit is negative');
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.parent !== null) validateDocumentPath(query.parent);
  if (query.collectionId !== null) validateId(query.collectionId, 'Collection');
  validateOrders(query.orderBy, orders);
  for (const filter of simpleFilters(query.filter)) validateOperand(filter);
  validateCombination(query.filter);
  validateScope(query, orders, needed);
  for (const bound of [query.startAt, query.endAt]) {
    if (bound !== null) validateCursor(bound.values, query.orderBy);
  }
}

/** All that lies below a document, or in no collection of one id, is known by name alone, and forwards. */
function validateScope(query: Query, orders: readonly OrderBy[], needed: readonly FieldPath[]): void {
  const { parent, collectionId, allDescendants } = query;
  const filters = simpleFilters(query.filter);
  const isDescending = orders.some(({ direction }) => direction === 'desc');
  const isByNameAlone = [...filters, ...orders].every(({ field }) => field.isName);
  if (allDescendants && parent !== null) {
    if (!isByNameAlone) throw invalidArgument('collection group queries are only allowed at the root parent');
    if (isDescending && collectionId === null) throw kindRequiredForOrder();
    if (isDescending) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
      );
    }
  } else if (isByNameAlone && isDescending) {
    throw descendingKeyScan();
  } else if (collectionId === null && !isByNameAlone) {
    const filtered = filters.find(({ field }) => !field.isName);
    if (filtered === undefined) throw kindRequiredForOrder();
    throw invalidArgument(`kind is required for filter: ${filtered.field.key}`);
  }
  if (needed.length > 0 && (collectionId === null || (allDescendants && parent !== null))) {
    throw invalidArgument(
      `This query requires an index that has fields [${needed.map(({ key }) => key).join(', ')}] after __name__ and ` +
        'Firestore does not currently support such an index. Please try the query again with additional ordering on ' +
        'those fields.',
    );
  }
}

function validateOrders(given: readonly OrderBy[], full: readonly OrderBy[]): void {
  const keys = given.map((order) => order.field.key);
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined) {
    throw invalidArgument(`order by clause cannot contain duplicate fields ${twice}`);
  }
  // Names are unique: an order after them decides nothing.
  if (full.findIndex((order) => order.field.isName) !== full.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
}

function validateOperand(filter: SimpleFilter): void {
  if (filter.kind === 'unary') {
    if (filter.field.isName) throw nameNeedsKey();
    return;
  }
  if (filter.op === 'in' || filter.op === 'not-in' || filter.op === 'array-contains-any') {
    validateList(filter, filter.op);
  }
  if (filter.field.isName) validateNameOperand(filter);
}

function validateList({ value }: FieldFilter, op: keyof typeof MAX_ELEMENTS): void {
  const name = LIST_NAMES[op];
  if (value.kind !== 'array') throw invalidArgument(`'${name}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalidArgument(`'${name}' requires an non-empty ArrayValue.`);
  if (value.values.length > MAX_ELEMENTS[op]) {
    throw invalidArgument(`'${name}' supports up to ${MAX_ELEMENTS[op]} comparison values.`);
  }
}

function validateNameOperand({ op, value }: FieldFilter): void {
  if (op === 'array-contains' || op === 'array-contains-any') {
    throw invalidArgument('the name __key__ is reserved');
  }
  const operands: readonly Value[] = value.kind === 'array' ? value.values : [value];
  if (operands.some((operand) => operand.kind !== 'reference')) throw nameNeedsKey();
}

function nameNeedsKey(): FirestoreError {
  return invalidArgument('__key__ filter value must be a Key');
}

function validateCombination(filter: Filter | null): void {
  const disjuncts = countDisjuncts(filter);
  if (disjuncts > MAX_DISJUNCTS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${disjuncts} disjunctions which is more than the maximum ` +
        `of ${MAX_DISJUNCTS}`,
    );
  }
  const filters = simpleFilters(filter);
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
  const inequalities = filters.filter(isInequality);
  const isNameBounded = inequalities.some(({ field }) => field.isName);
  if (
    inequalities.length > 0 &&
    !isNameBounded &&
    filters.some(({ field, op }) => field.isName && op === '==')
  ) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  for (const conjunction of disjunctiveNormalForm(filter)) validateContains(conjunction);
  const ranged = new Set(inequalities.map(({ field }) => field.key));
  if (ranged.size > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(
      `Range filters on ${ranged.size} fields, the most allowed is ${MAX_INEQUALITY_FIELDS}.`,
    );
  }
}

function validateContains(conjunction: Conjunction): void {
  const [first, second] = conjunction.filter(({ op }) => op === 'array-contains');
  if (first === undefined || second === undefined) return;
  if (first.field.key !== second.field.key) {
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  throw new FirestoreError(
    'FAILED_PRECONDITION',
    'Only a single array-contains clause is allowed in a query',
  );
}

function combinesChoices(filter: Filter | null, filters: readonly SimpleFilter[]): boolean {
  return hasOr(filter) || filters.some(({ op }) => op === 'in' || op === 'array-contains-any');
}

function hasOr(filter: Filter | null): boolean {
  if (filter?.kind !== 'composite') return false;
  return (filter.op === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

/** Values stand for the given orders only, not for those the query takes in by itself. */
function validateCursor(values: readonly Value[], given: readonly OrderBy[]): void {
  if (values.length > given.length) throw invalidArgument('Cursor has too many values.');
  const misfit = values.findIndex((value, place) => given[place]?.field.isName && value.kind !== 'reference');
  if (misfit !== -1) throw invalidArgument('Cursor __key__ value is not a document reference.');
}
