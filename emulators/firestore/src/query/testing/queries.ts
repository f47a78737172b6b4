import { FieldPath } from '../../model/field-path.ts';
import type { Value } from '../../model/value.ts';
import {
  type Bound,
  collectionQuery,
  type FieldOperator,
  type Filter,
  type OrderBy,
  type Query,
  type UnaryFilter,
} from '../query.ts';

export const field = (text: string): FieldPath => FieldPath.parse(text);

export const where = (name: string, op: FieldOperator, value: Value): Filter => ({
  kind: 'field',
  field: field(name),
  op,
  value,
});

export const is = (name: string, op: UnaryFilter['op']): Filter => ({
  kind: 'unary',
  field: field(name),
  op,
});
export const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'and', filters });
export const or = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'or', filters });
export const up = (name: string): OrderBy => ({ field: field(name), direction: 'asc' });
export const down = (name: string): OrderBy => ({ field: field(name), direction: 'desc' });
export const at = (...values: Value[]): Bound => ({ values, before: true });
export const after = (...values: Value[]): Bound => ({ values, before: false });

/** A query for the collection `c` at the root. */
export const query = (parts: Partial<Query> = {}): Query => ({ ...collectionQuery(null, 'c'), ...parts });
