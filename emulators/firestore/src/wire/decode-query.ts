import type { DocumentPath, FieldPath } from '../model/index.ts';
import { invalidArgument } from '../model/index.ts';
import type {
  Aggregation,
  Bound,
  FieldOperator,
  Filter,
  OrderBy,
  Query,
  UnaryFilter,
} from '../query/index.ts';
import { decodeFieldPath } from './decode-field-path.ts';
import { decodeNearest } from './decode-nearest.ts';
import { decodeValue } from './decode-value.ts';
import type {
  WireAggregation,
  WireCursor,
  WireFieldReference,
  WireFilter,
  WireOrder,
  WireStructuredQuery,
} from './messages.ts';

const FIELD_OPERATORS: Readonly<Record<string, FieldOperator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IN: 'in',
  NOT_IN: 'not-in',
};

const UNARY_OPERATORS: Readonly<Record<string, UnaryFilter['op']>> = {
  IS_NULL: 'is-null',
  IS_NOT_NULL: 'is-not-null',
  IS_NAN: 'is-nan',
  IS_NOT_NAN: 'is-not-nan',
};

/**
 * A query in the engine's terms.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function decodeQuery(parent: DocumentPath | null, query: WireStructuredQuery | undefined): Query {
  const from = query?.from ?? [];
  if (from.length > 1)
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  return {
    parent,
    collectionId: from[0]?.collectionId || null,
    allDescendants: from[0]?.allDescendants ?? false,
    filter: query?.where === undefined ? null : decodeFilter(query.where),
    orderBy: (query?.orderBy ?? []).map(decodeOrder),
    startAt: decodeBound(query?.startAt),
    endAt: decodeBound(query?.endAt),
    limit: query?.limit === undefined ? null : (query.limit.value ?? 0),
    offset: query?.offset ?? 0,
    select: query?.select === undefined ? null : (query.select.fields ?? []).map(decodeField),
    ...(query?.findNearest !== undefined && { nearest: decodeNearest(query.findNearest, query) }),
  };
}

/** One aggregation in the engine's terms. */
export function decodeAggregation(aggregation: WireAggregation): Aggregation {
  const alias = aggregation.alias ?? '';
  if (aggregation.count !== undefined) {
    const { upTo } = aggregation.count;
    return { kind: 'count', alias, upTo: upTo === undefined ? null : Number(upTo.value ?? 0) };
  }
  if (aggregation.sum !== undefined) return { kind: 'sum', alias, field: decodeField(aggregation.sum.field) };
  if (aggregation.avg !== undefined)
    return { kind: 'average', alias, field: decodeField(aggregation.avg.field) };
  throw invalidArgument('Operator field in Aggregation is not set.');
}

function decodeField(reference: WireFieldReference | undefined): FieldPath {
  return decodeFieldPath(reference?.fieldPath);
}

function decodeFilter(filter: WireFilter): Filter {
  if (filter.compositeFilter !== undefined) {
    const { op, filters } = filter.compositeFilter;
    if (op !== 'AND' && op !== 'OR') throw invalidArgument('Unsupported CompositeFilter operator.');
    return { kind: 'composite', op: op === 'AND' ? 'and' : 'or', filters: (filters ?? []).map(decodeFilter) };
  }
  if (filter.fieldFilter !== undefined) {
    const { field, op, value } = filter.fieldFilter;
    const operator = FIELD_OPERATORS[op ?? ''];
    if (operator === undefined) throw invalidArgument('Unknown FieldFilter operator.');
    return { kind: 'field', field: decodeField(field), op: operator, value: decodeValue(value) };
  }
  if (filter.unaryFilter !== undefined) {
    const { field, op } = filter.unaryFilter;
    const operator = UNARY_OPERATORS[op ?? ''];
    if (operator === undefined) throw invalidArgument('Unknown UnaryFilter operator.');
    return { kind: 'unary', field: decodeField(field), op: operator };
  }
  throw invalidArgument('Unknown Filter type.');
}

function decodeOrder(order: WireOrder): OrderBy {
  return {
    field: decodeField(order.field),
    direction: order.direction === 'DESCENDING' ? 'desc' : 'asc',
  };
}

function decodeBound(cursor: WireCursor | undefined): Bound | null {
  if (cursor === undefined) return null;
  return { values: (cursor.values ?? []).map((value) => decodeValue(value)), before: cursor.before ?? false };
}
