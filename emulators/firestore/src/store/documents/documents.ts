import type { Document } from '../../model/document.ts';
import type { DocumentPath } from '../../model/path.ts';
import type { IndexScope } from '../../plan/index-shape.ts';
import type { IndexScan } from '../../plan/plan.ts';
import { CollectionTree } from './collection-tree.ts';
import { ScopeIndexes } from './scope-indexes.ts';

/** The current documents of one database, findable by path, collection and index. */
export class Documents {
  readonly tree = new CollectionTree();
  readonly #byPath = new Map<string, Document>();
  readonly #collections = new Map<string, ScopeIndexes>();
  /** Made when a query first asks for a collection group. */
  readonly #groups = new Map<string, ScopeIndexes>();
  #everything: ScopeIndexes | undefined;

  get size(): number {
    return this.#byPath.size;
  }

  get(path: DocumentPath): Document | null {
    return this.#byPath.get(path.key) ?? null;
  }

  /** All documents in no order. */
  all(): Iterable<Document> {
    return this.#byPath.values();
  }

  /** Puts a document in, or for null takes it out. The cost doesn't grow with the collection. */
  change(path: DocumentPath, after: Document | null): void {
    const before = this.get(path);
    if (before === null && after === null) return;
    if (after === null) this.#byPath.delete(path.key);
    else this.#byPath.set(path.key, after);
    if (before === null) this.tree.add(path);
    else if (after === null) this.tree.remove(path);
    this.#changeCollection(path, before, after);
    this.#groups.get(path.collectionId)?.change(before, after);
    this.#everything?.change(before, after);
  }

  documents(scope: IndexScope): Iterable<Document> {
    return this.#indexes(scope)?.documents() ?? [];
  }

  scan(scan: IndexScan): Iterable<Document> | undefined {
    const indexes = this.#indexes(scan.scope);
    if (indexes === undefined) return [];
    return indexes.entries(scan)?.range(scan.lower, scan.upper, scan.reverse);
  }

  count(scan: IndexScan): number | undefined {
    const indexes = this.#indexes(scan.scope);
    return indexes === undefined ? 0 : indexes.entries(scan)?.count(scan.lower, scan.upper);
  }

  #changeCollection(path: DocumentPath, before: Document | null, after: Document | null): void {
    const { key } = path.parent;
    let collection = this.#collections.get(key);
    if (collection === undefined) {
      collection = new ScopeIndexes({ kind: 'collection', collectionKey: key });
      this.#collections.set(key, collection);
    }
    collection.change(before, after);
    if (collection.size === 0) this.#collections.delete(key);
  }

  /** Undefined for a collection without documents. */
  #indexes(scope: IndexScope): ScopeIndexes | undefined {
    if (scope.kind === 'collection') return this.#collections.get(scope.collectionKey);
    if (scope.kind === 'everything') {
      this.#everything ??= new ScopeIndexes(scope, this.all());
      return this.#everything;
    }
    let group = this.#groups.get(scope.collectionId);
    if (group === undefined) {
      group = new ScopeIndexes(scope, this.#inGroup(scope.collectionId));
      this.#groups.set(scope.collectionId, group);
    }
    return group;
  }

  *#inGroup(collectionId: string): Generator<Document> {
    for (const [key, collection] of this.#collections) {
      if (key.slice(key.lastIndexOf('/') + 1) === collectionId) yield* collection.documents();
    }
  }
}
