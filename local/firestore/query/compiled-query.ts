import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/path.ts';
import type { OrderBy, Query } from './query.ts';

/** A validated query, ready to judge and sort single documents. */
export interface CompiledQuery {
  readonly query: Query;
  readonly database: DatabaseName;
  /** Every order that decides: the given ones, those of inequalities, and `__name__`. */
  readonly orders: readonly OrderBy[];
  /** True when the document is in scope, passes the filters, has the ordered fields and lies between the cursors. Limit and offset are not looked at. */
  matches(document: Document): boolean;
  /** The query's order; never zero for two different documents. */
  compare(a: Document, b: Document): number;
}

/**
 * Checks a query and fixes its full order.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function compileQuery(_query: Query, _database: DatabaseName): CompiledQuery {
  throw new Error('not yet');
}
