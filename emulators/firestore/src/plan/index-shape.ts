import { type Document, fieldAt } from '../model/document.ts';
import { encodeId, encodePath, encodeValue, invertCode } from '../model/encode-value.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { OrderBy } from '../query/query.ts';

/** Which documents an index is about: one collection, all collections of an id, or everything. */
export type IndexScope =
  | { readonly kind: 'collection'; readonly collectionKey: string }
  | { readonly kind: 'group'; readonly collectionId: string }
  | { readonly kind: 'everything' };

/**
 * What the keys of an index are made of, in this order: an element of an array, fields asked for equality,
 * the fields of the order. A document that lacks one of them has no entry.
 */
export interface IndexShape {
  readonly contains: FieldPath | null;
  readonly equality: readonly FieldPath[];
  /** The first goes up: an index is read backwards for the other direction. The last is `__name__`. */
  readonly orders: readonly OrderBy[];
}

/** The same text for equal shapes. */
export function shapeKey({ contains, equality, orders }: IndexShape): string {
  return JSON.stringify([
    contains?.key ?? null,
    equality.map((field) => field.key),
    orders.map(({ field, direction }) => (direction === 'asc' ? `+${field.key}` : `-${field.key}`)),
  ]);
}

/**
 * The key of a document in an index, without the code of an array's element before it; undefined when the document lacks a
 * field.
 */
export function indexKey(
  { equality, orders }: Omit<IndexShape, 'contains'>,
  scope: IndexScope,
  document: Document,
): string | undefined {
  const parts: string[] = [];
  for (const field of equality) {
    const value = fieldAt(document.fields, field);
    if (value === undefined) return undefined;
    parts.push(encodeValue(value));
  }
  for (const { field, direction } of orders) {
    const code = field.isName ? nameCode(scope, document) : fieldCode(document, field);
    if (code === undefined) return undefined;
    parts.push(direction === 'asc' ? code : invertCode(code));
  }
  return parts.join('');
}

/** The code of a document's name in an index: within one collection its id is enough. */
export function nameCode(scope: IndexScope, { path }: Pick<Document, 'path'>): string {
  return scope.kind === 'collection' ? encodeId(path.id) : encodePath(path.segments);
}

function fieldCode(document: Document, field: FieldPath): string | undefined {
  const value = fieldAt(document.fields, field);
  return value === undefined ? undefined : encodeValue(value);
}
