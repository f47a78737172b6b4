import type { DocumentPath } from '../model/index.ts';
import type { Query } from '../query/index.ts';

/**
 * Things that listen to queries, findable by the document that changed: by its collection or by the id of its
 * collection group, so that a commit touches no listener of another collection.
 */
export class ListenerIndex<Listener> {
  private readonly buckets = new Map<string, Set<Listener>>();

  add(query: Query, listener: Listener): void {
    const key = bucketOf(query);
    const bucket = this.buckets.get(key) ?? new Set();
    this.buckets.set(key, bucket.add(listener));
  }

  delete(query: Query, listener: Listener): void {
    const key = bucketOf(query);
    const bucket = this.buckets.get(key);
    bucket?.delete(listener);
    if (bucket?.size === 0) this.buckets.delete(key);
  }

  /** The listeners a change of this document may concern. */
  *concernedBy(path: DocumentPath): Iterable<Listener> {
    for (const key of [`in ${path.parent.key}`, `below ${path.parent.segments.slice(0, -1).join('/')}`]) {
      yield* this.buckets.get(key) ?? [];
    }
    yield* this.buckets.get(`group ${path.collectionId}`) ?? [];
    yield* this.buckets.get('all') ?? [];
  }
}

/** Where a query is kept. A document is in the bucket of its collection, its parent, its group, and of all. */
function bucketOf({ parent, collectionId, allDescendants }: Query): string {
  if (allDescendants) return collectionId === null ? 'all' : `group ${collectionId}`;
  const below = parent === null ? '' : parent.key;
  if (collectionId === null) return `below ${below}`;
  return `in ${below === '' ? '' : `${below}/`}${collectionId}`;
}
