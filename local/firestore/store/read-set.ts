import type { Document } from '../model/document.ts';
import type { DocumentPath } from '../model/path.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import { isInScope } from '../query/scope.ts';

/** A query a transaction ran, and what it got. */
export interface ReadQuery {
  readonly compiled: CompiledQuery;
  readonly result: readonly Document[];
}

/** Everything a transaction looked at; documents that were missing count as well. */
export class ReadSet {
  readonly documents = new Map<string, DocumentPath>();
  readonly queries: ReadQuery[] = [];

  get isEmpty(): boolean {
    return this.documents.size === 0 && this.queries.length === 0;
  }

  addDocument(path: DocumentPath): void {
    this.documents.set(path.key, path);
  }

  addQuery(compiled: CompiledQuery, result: readonly Document[]): void {
    this.queries.push({ compiled, result });
  }

  /** True when a write to the document might change what was read. */
  mayInclude(path: DocumentPath): boolean {
    return (
      this.documents.has(path.key) || this.queries.some(({ compiled }) => isInScope(compiled.query, path))
    );
  }

  /** True when both looked, or may have looked, at the same document. */
  overlaps(other: ReadSet): boolean {
    return (
      this.#includesDocumentOf(other) ||
      other.#includesDocumentOf(this) ||
      this.queries.some(({ compiled }) =>
        other.queries.some((query) => query.compiled.query.collectionId === compiled.query.collectionId),
      )
    );
  }

  #includesDocumentOf(other: ReadSet): boolean {
    for (const path of other.documents.values()) if (this.mayInclude(path)) return true;
    return false;
  }
}
