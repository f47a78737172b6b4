import { type Document, fieldAt } from '../model/document.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { DatabaseName } from '../model/path.ts';
import { type Aggregation, aggregatedFields } from './aggregation.ts';
import { compileBounds } from './bound.ts';
import { compileFilter } from './filter.ts';
import { compileOrder, fullOrder } from './order-by.ts';
import type { OrderBy, Query } from './query.ts';
import { isInScope } from './scope.ts';
import { validateQuery } from './validate-query.ts';

/** A validated query, ready to judge and sort single documents. */
export interface CompiledQuery {
  readonly query: Query;
  readonly database: DatabaseName;
  /** Every order that decides: the given ones, those of inequalities and aggregations, and `__name__`. */
  readonly orders: readonly OrderBy[];
  /** Fields that are aggregated, and that a document must have. */
  readonly requiredFields: readonly FieldPath[];
  /**
   * True when the document is in scope, passes the filters, has the ordered fields and lies between the
   * cursors. Limit and offset are not looked at.
   */
  matches(document: Document): boolean;
  /** The query's order; never zero for two different documents. */
  compare(a: Document, b: Document): number;
}

/**
 * Checks a query and fixes its full order.
 *
 * @param aggregations what is computed over the query; null when its documents are asked for
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function compileQuery(
  query: Query,
  database: DatabaseName,
  aggregations: readonly Aggregation[] | null = null,
): CompiledQuery {
  validateQuery(query, fullOrder(query), aggregations);
  const requiredFields = aggregatedFields(aggregations ?? []);
  const orders = fullOrder(query, requiredFields);
  const passes = query.filter === null ? () => true : compileFilter(query.filter, database);
  const lies = compileBounds(query, orders, database);
  const needed = [...orders.map((order) => order.field), ...requiredFields].filter((field) => !field.isName);
  return {
    query,
    database,
    orders,
    requiredFields,
    matches: (document) =>
      isInScope(query, document.path) &&
      needed.every((field) => fieldAt(document.fields, field) !== undefined) &&
      passes(document) &&
      lies(document),
    compare: compileOrder(orders, database),
  };
}
