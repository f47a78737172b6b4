import { encodeValue } from '../model/encode-value.ts';
import { type Document, type DocumentPath, FieldPath, fieldAt, type Value } from '../model/index.ts';
import type { FieldFilter, Filter, Query } from '../query/index.ts';

/** One document's way through a commit. */
export interface IndexedChange {
  readonly path: DocumentPath;
  readonly before: Document | null;
  readonly after: Document | null;
}

/** The listeners of one place in the database. */
interface Bucket<Listener> {
  /** Those that hear of every change there. */
  readonly all: Set<Listener>;
  /** Those that want one value in a field: by the field, then by the code of the value. */
  readonly pinned: Map<string, Map<string, Set<Listener>>>;
}

/**
 * Finds the listeners of queries that may concern a document that changed: by its collection or by the id of its
 * collection group, and by the value of a field their query pins down. So a commit costs what the listeners it
 * touches cost, not what all listeners of the collection do.
 */
export class ListenerIndex<Listener> {
  private readonly buckets = new Map<string, Bucket<Listener>>();

  add(query: Query, listener: Listener): void {
    const key = bucketOf(query);
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      bucket = { all: new Set(), pinned: new Map() };
      this.buckets.set(key, bucket);
    }
    const pin = pinOf(query.filter);
    if (pin === undefined) {
      bucket.all.add(listener);
      return;
    }
    const values = inner(bucket.pinned, pin.field.key, () => new Map<string, Set<Listener>>());
    inner(values, encodeValue(pin.value), () => new Set<Listener>()).add(listener);
  }

  delete(query: Query, listener: Listener): void {
    const key = bucketOf(query);
    const bucket = this.buckets.get(key);
    if (bucket === undefined) return;
    const pin = pinOf(query.filter);
    if (pin === undefined) {
      bucket.all.delete(listener);
    } else {
      const field = pin.field.key;
      const values = bucket.pinned.get(field);
      const code = encodeValue(pin.value);
      const listeners = values?.get(code);
      listeners?.delete(listener);
      if (listeners?.size === 0) values?.delete(code);
      if (values?.size === 0) bucket.pinned.delete(field);
    }
    if (bucket.all.size === 0 && bucket.pinned.size === 0) this.buckets.delete(key);
  }

  /** The listeners this change may concern, each once. */
  *concernedBy({ path, before, after }: IndexedChange): Iterable<Listener> {
    for (const key of bucketsOf(path)) {
      const bucket = this.buckets.get(key);
      if (bucket === undefined) continue;
      yield* bucket.all;
      for (const [field, values] of bucket.pinned) {
        const codes = new Set([codeOf(before, field), codeOf(after, field)]);
        for (const code of codes) if (code !== undefined) yield* values.get(code) ?? [];
      }
    }
  }
}

/** A filter every match must pass that wants one value in one field; undefined when there is none. */
function pinOf(filter: Filter | null): FieldFilter | undefined {
  if (filter === null || filter.kind === 'unary') return undefined;
  if (filter.kind === 'composite') {
    if (filter.op === 'or') return undefined;
    for (const part of filter.filters) {
      const pin = pinOf(part);
      if (pin !== undefined) return pin;
    }
    return undefined;
  }
  return filter.op === '==' && !filter.field.isName ? filter : undefined;
}

function codeOf(document: Document | null, field: string): string | undefined {
  if (document === null) return undefined;
  const value: Value | undefined = fieldAt(document.fields, FieldPath.parse(field));
  return value === undefined ? undefined : encodeValue(value);
}

/** Where a query is kept. A document is in the bucket of its collection, its parent, its group, and of all. */
function bucketOf({ parent, collectionId, allDescendants }: Query): string {
  if (allDescendants) return collectionId === null ? 'all' : `group ${collectionId}`;
  const below = parent === null ? '' : parent.key;
  if (collectionId === null) return `below ${below}`;
  return `in ${below === '' ? '' : `${below}/`}${collectionId}`;
}

function bucketsOf(path: DocumentPath): string[] {
  return [
    `in ${path.parent.key}`,
    `below ${path.parent.segments.slice(0, -1).join('/')}`,
    `group ${path.collectionId}`,
    'all',
  ];
}

function inner<Key, Inner>(map: Map<Key, Inner>, key: Key, make: () => Inner): Inner {
  let found = map.get(key);
  if (found === undefined) {
    found = make();
    map.set(key, found);
  }
  return found;
}
