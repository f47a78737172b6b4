import type { FieldPath } from '../model/field-path.ts';
import { FirestoreError, invalidArgument } from '../model/firestore-error.ts';
import { validateDocumentPath, validateId } from '../model/validate-path.ts';
import type { Value } from '../model/value.ts';
import { isInequality } from './filter.ts';
import { countDisjuncts, disjunctiveNormalForm, type SimpleFilter, simpleFilters } from './normalize.ts';
import type { FieldFilter, Filter, OrderBy, Query } from './query.ts';

const MAX_DISJUNCTS = 30;
const MAX_INEQUALITY_FIELDS = 10;
const MAX_ELEMENTS = { in: 30, 'array-contains-any': 30, 'not-in': 10 } as const;
const LIST_NAMES = { in: 'IN', 'array-contains-any': 'ARRAY_CONTAINS_ANY', 'not-in': 'NOT_IN' } as const;

/**
 * Refuses what Firestore refuses in a query, whatever the data.
 *
 * @param orders the full order
 * @param needed fields that are aggregated
 * @throws FirestoreError INVALID_ARGUMENT, once FAILED_PRECONDITION
 */
export function validateQuery(
  query: Query,
  orders: readonly OrderBy[],
  needed: readonly FieldPath[] = [],
): void {
  if (query.limit !== null && query.limit < 0) throw invalidArgument('limit is negative');
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.parent !== null) validateDocumentPath(query.parent);
  if (query.collectionId !== null) validateId(query.collectionId);
  validateOrders(query.orderBy, orders);
  for (const filter of simpleFilters(query.filter)) validateOperand(filter);
  validateCombination(query.filter);
  validateScope(query, orders, needed);
  for (const bound of [query.startAt, query.endAt]) {
    if (bound !== null) validateCursor(bound.values, orders);
  }
}

/** All that lies below a document, or in no collection of one id, is known by name alone, and forwards. */
function validateScope(
  { parent, collectionId, allDescendants, filter }: Query,
  orders: readonly OrderBy[],
  needed: readonly FieldPath[],
): void {
  const isBelowDocument = allDescendants && parent !== null;
  if (collectionId !== null && !isBelowDocument) return;
  if ([...simpleFilters(filter), ...orders].some(({ field }) => !field.isName)) {
    throw invalidArgument(
      isBelowDocument
        ? 'collection group queries are only allowed at the root parent'
        : 'kind is required for all orders except __key__ ascending',
    );
  }
  if (orders.some(({ direction }) => direction === 'desc')) {
    if (collectionId === null) {
      throw invalidArgument('kind is required for all orders except __key__ ascending');
    }
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    );
  }
  if (needed.length > 0) {
    throw invalidArgument(
      `This query requires an index that has fields [${needed.map(({ key }) => key).join(', ')}] after __name__ and ` +
        'Firestore does not currently support such an index. Please try the query again with additional ordering on ' +
        'those fields.',
    );
  }
}

function validateOrders(given: readonly OrderBy[], full: readonly OrderBy[]): void {
  const fields = new Set(given.map((order) => order.field.key));
  if (fields.size < given.length) throw invalidArgument('A field stands twice in the order of the query.');
  // Names are unique: an order after them decides nothing.
  if (full.findIndex((order) => order.field.isName) !== full.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
}

function validateOperand(filter: SimpleFilter): void {
  if (filter.kind === 'unary') {
    if (filter.field.isName) throw invalidArgument(`${filter.op} cannot be asked of __name__.`);
    return;
  }
  if (filter.op === 'in' || filter.op === 'not-in' || filter.op === 'array-contains-any') {
    validateList(filter, filter.op);
  }
  if (filter.field.isName) validateNameOperand(filter);
}

function validateList({ value }: FieldFilter, op: keyof typeof MAX_ELEMENTS): void {
  const name = LIST_NAMES[op];
  if (value.kind !== 'array' || value.values.length === 0) {
    throw invalidArgument(`'${name}' requires a non-empty ArrayValue.`);
  }
  if (value.values.length > MAX_ELEMENTS[op]) {
    throw invalidArgument(`'${name}' supports up to ${MAX_ELEMENTS[op]} comparison values.`);
  }
}

function validateNameOperand({ op, value }: FieldFilter): void {
  if (op === 'array-contains' || op === 'array-contains-any') {
    throw invalidArgument(`__name__ is not an array: '${op}' cannot be asked of it.`);
  }
  const operands: readonly Value[] = value.kind === 'array' ? value.values : [value];
  if (operands.some((operand) => operand.kind !== 'reference')) {
    throw invalidArgument('__key__ filter value must be a Key');
  }
}

function validateCombination(filter: Filter | null): void {
  const disjuncts = countDisjuncts(filter);
  if (disjuncts > MAX_DISJUNCTS) {
    throw invalidArgument(
      `The query has ${disjuncts} disjunctions in disjunctive normal form, the most allowed is ${MAX_DISJUNCTS}.`,
    );
  }
  const filters = simpleFilters(filter);
  const negations = filters.filter(({ op }) => op === '!=' || op === 'not-in');
  if (negations.length > 1) throw invalidArgument("Only one '!=' or 'NOT_IN' filter is allowed per query.");
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
  for (const conjunction of disjunctiveNormalForm(filter)) {
    if (conjunction.filter(({ op }) => op === 'array-contains' || op === 'array-contains-any').length > 1) {
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
  const ranged = new Set(inequalities.map(({ field }) => field.key));
  if (ranged.size > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(
      `Range filters on ${ranged.size} fields, the most allowed is ${MAX_INEQUALITY_FIELDS}.`,
    );
  }
}

function combinesChoices(filter: Filter | null, filters: readonly SimpleFilter[]): boolean {
  return hasOr(filter) || filters.some(({ op }) => op === 'in' || op === 'array-contains-any');
}

function hasOr(filter: Filter | null): boolean {
  if (filter?.kind !== 'composite') return false;
  return (filter.op === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

function validateCursor(values: readonly Value[], orders: readonly OrderBy[]): void {
  if (values.length > orders.length) {
    throw invalidArgument(
      `Cursor has ${values.length} values, more than the ${orders.length} orders of the query.`,
    );
  }
  const misfit = values.findIndex(
    (value, place) => orders[place]?.field.isName && value.kind !== 'reference',
  );
  if (misfit !== -1) throw invalidArgument('Cursor value for __name__ must be a document reference.');
}
