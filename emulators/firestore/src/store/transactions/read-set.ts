import type { Document } from '../../model/document.ts';
import type { DocumentPath } from '../../model/path.ts';
import type { CompiledQuery } from '../../query/compiled-query.ts';
import { isInScope } from '../../query/scope.ts';

/** A document a transaction read, and the version it read. */
export interface ReadDocument {
  readonly path: DocumentPath;
  readonly version: number;
}

/** A query a transaction ran, at which version, and what it got. */
export interface ReadQuery {
  readonly compiled: CompiledQuery;
  readonly version: number;
  readonly result: readonly Document[];
}

/** Everything a transaction looked at; documents that were missing count as well. */
export class ReadSet {
  readonly documents = new Map<string, ReadDocument>();
  readonly queries: ReadQuery[] = [];

  get isEmpty(): boolean {
    return this.documents.size === 0 && this.queries.length === 0;
  }

  /** A document read again counts from the first time: it has to stay as it was then. */
  addDocument(path: DocumentPath, version: number): void {
    if (!this.documents.has(path.key)) this.documents.set(path.key, { path, version });
  }

  addQuery(compiled: CompiledQuery, version: number, result: readonly Document[]): void {
    this.queries.push({ compiled, version, result });
  }

  /** True when a write to the document might change what was read. */
  mayInclude(path: DocumentPath): boolean {
    return (
      this.documents.has(path.key) || this.queries.some(({ compiled }) => isInScope(compiled.query, path))
    );
  }

  /** True when this change of a document touches what was read. */
  includes(path: DocumentPath, before: Document | null, after: Document | null): boolean {
    return (
      this.documents.has(path.key) ||
      this.queries.some(
        ({ compiled }) =>
          (before !== null && compiled.matches(before)) || (after !== null && compiled.matches(after)),
      )
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
    for (const { path } of other.documents.values()) if (this.mayInclude(path)) return true;
    return false;
  }
}
