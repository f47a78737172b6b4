import type { FieldPath } from '../model/field-path.ts';
import type { DocumentPath } from '../model/path.ts';
import type { Value } from '../model/value.ts';
import type { NearestSearch } from './nearest.ts';

/** A query as a client sends it: a `StructuredQuery` and its parent in the engine's terms. */
export interface Query {
  /** The document below which the query looks; null at the root of the database. */
  readonly parent: DocumentPath | null;
  /** The id of the collections searched; null for any. */
  readonly collectionId: string | null;
  /** True: at any depth below the parent. False: only direct children of the parent. */
  readonly allDescendants: boolean;
  readonly filter: Filter | null;
  /** The orders as given, without the implicit ones. */
  readonly orderBy: readonly OrderBy[];
  readonly startAt: Bound | null;
  readonly endAt: Bound | null;
  readonly limit: number | null;
  readonly offset: number;
  /** The field paths to return; null for whole documents, empty or only `__name__` for names. */
  readonly select: readonly FieldPath[] | null;
  /** Keeps of the result what lies nearest to a vector. */
  readonly nearest?: NearestSearch;
}

export type Filter = CompositeFilter | FieldFilter | UnaryFilter;

export interface CompositeFilter {
  readonly kind: 'composite';
  readonly op: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type FieldOperator =
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | 'array-contains'
  | 'array-contains-any'
  | 'in'
  | 'not-in';

/** Compares one field with a value. For `in`, `not-in` and `array-contains-any` the value is an array. */
export interface FieldFilter {
  readonly kind: 'field';
  readonly field: FieldPath;
  readonly op: FieldOperator;
  readonly value: Value;
}

export interface UnaryFilter {
  readonly kind: 'unary';
  readonly field: FieldPath;
  readonly op: 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan';
}

export interface OrderBy {
  readonly field: FieldPath;
  readonly direction: 'asc' | 'desc';
}

/** A cursor: values for a prefix of the full order, and the side of that position it stands on. */
export interface Bound {
  readonly values: readonly Value[];
  /** True: just before the position. So a start is inclusive, an end exclusive. */
  readonly before: boolean;
}

/** A query for a whole collection or collection group, to be narrowed with a spread. */
export function collectionQuery(parent: DocumentPath | null, collectionId: string | null): Query {
  return {
    parent,
    collectionId,
    allDescendants: false,
    filter: null,
    orderBy: [],
    startAt: null,
    endAt: null,
    limit: null,
    offset: 0,
    select: null,
  };
}
