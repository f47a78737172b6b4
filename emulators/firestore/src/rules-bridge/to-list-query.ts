import type { ListQuery, QueryFilter, QueryOperator } from '@thriftline/security-rules';
import type { DatabaseName } from '../model/index.ts';
import type { Filter, Query } from '../query/index.ts';
import { toRulesPath, toRulesValue } from './to-rules-value.ts';

/** What rules are told of a query: its path and what it asks for. */
export interface ListRequest {
  /** The collection's path, or the parent's for a collection group. */
  readonly path: readonly string[];
  readonly query: ListQuery;
}

/** A query in the terms of the rules language. */
export function toListRequest(database: DatabaseName, query: Query): ListRequest {
  const parent = query.parent?.segments ?? [];
  const collectionGroup = query.allDescendants || query.collectionId === null;
  return {
    path: toRulesPath(database, collectionGroup ? parent : [...parent, query.collectionId ?? '']),
    query: {
      collectionGroup,
      collectionId: query.collectionId ?? '',
      where: query.filter === null ? null : toQueryFilter(query.filter),
      orderBy: query.orderBy.map(({ field, direction }) => ({
        field: field.segments,
        direction: direction === 'asc' ? 'ASC' : 'DESC',
      })),
      ...(query.limit !== null && { limit: query.limit }),
      ...(query.offset > 0 && { offset: query.offset }),
    },
  };
}

function toQueryFilter(filter: Filter): QueryFilter {
  if (filter.kind === 'composite') {
    return { kind: filter.op, filters: filter.filters.map(toQueryFilter) };
  }
  const op: QueryOperator = filter.op;
  return {
    kind: 'field',
    field: filter.field.segments,
    op,
    value: filter.kind === 'unary' ? null : toRulesValue(filter.value),
  };
}
