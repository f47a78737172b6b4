import type { FieldPath } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';

/** One figure over the documents of a query. An empty alias gets the name `field_1`, `field_2`… by place. */
export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: number | null }
  | { readonly kind: 'sum'; readonly alias: string; readonly field: FieldPath }
  | { readonly kind: 'average'; readonly alias: string; readonly field: FieldPath };

/** The figures by alias. */
export type AggregationResult = ReadonlyMap<string, Value>;
