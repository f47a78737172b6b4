import type { Document } from '../../model/document.ts';
import type { DatabaseName, DocumentPath } from '../../model/path.ts';
import { type Timestamp, timestampFromMicros } from '../../model/timestamp.ts';
import { countQuery, type DocumentSource, runQuery } from '../../plan/run-query.ts';
import {
  type Aggregation,
  type AggregationResult,
  aggregate,
  countValue,
  nameAggregations,
} from '../../query/aggregation.ts';
import { type CompiledQuery, compileQuery } from '../../query/compiled-query.ts';
import { nearestDocuments } from '../../query/nearest.ts';
import type { Query } from '../../query/query.ts';
import type { Documents } from '../documents/documents.ts';
import { listDocuments } from '../documents/list-documents.ts';
import type { ListDocumentsOptions, ListDocumentsPage, Snapshot } from '../model/database.ts';
import type { ReadSet } from '../transactions/read-set.ts';
import type { ChangeHistory } from './change-history.ts';

/** Where a snapshot looks. */
export interface SnapshotSource {
  readonly name: DatabaseName;
  readonly documents: Documents;
  readonly history: ChangeHistory;
  /** Called with each query before it runs; throws for those refused. */
  readonly checkQuery: (compiled: CompiledQuery, aggregations: readonly Aggregation[]) => void;
}

/** The state at one version: the current documents, with what changed since put back. */
export class DatabaseSnapshot implements Snapshot {
  readonly readTime: Timestamp;
  readonly #source: SnapshotSource;
  readonly #version: number;
  readonly #reads: ReadSet | null;

  /** @param reads what is read is noted here; null outside transactions */
  constructor(source: SnapshotSource, version: number, reads: ReadSet | null) {
    this.#source = source;
    this.#version = version;
    this.#reads = reads;
    this.readTime = timestampFromMicros(version);
  }

  get(path: DocumentPath): Document | null {
    this.#reads?.addDocument(path, this.#version);
    const former = this.#source.history.before(path.key, this.#version);
    return former === undefined ? this.#source.documents.get(path) : former;
  }

  run(query: Query | CompiledQuery): readonly Document[] {
    const compiled = 'matches' in query ? query : compileQuery(query, this.#source.name);
    this.#source.checkQuery(compiled, []);
    return this.#run(compiled);
  }

  aggregate(query: Query | CompiledQuery, aggregations: readonly Aggregation[]): AggregationResult {
    const named = nameAggregations(aggregations);
    const compiled = compileQuery('matches' in query ? query.query : query, this.#source.name, named);
    this.#source.checkQuery(compiled, named);
    const counts = named.filter((aggregation) => aggregation.kind === 'count');
    if (counts.length === named.length && this.#reads === null && compiled.query.nearest === undefined) {
      const count = countQuery(compiled, this.#documentSource());
      return new Map(counts.map((aggregation) => [aggregation.alias, countValue(aggregation, count)]));
    }
    const documents = this.#run(compiled);
    return new Map(named.map((aggregation) => [aggregation.alias, aggregate(aggregation, documents)]));
  }

  listDocuments(options: ListDocumentsOptions): ListDocumentsPage {
    const { tree } = this.#source.documents;
    return listDocuments(
      {
        run: (query) => this.#run(compileQuery(query, this.#source.name)),
        parentIds: (key) => tree.parentIds(key),
      },
      options,
    );
  }

  listCollectionIds(parent: DocumentPath | null): readonly string[] {
    return this.#source.documents.tree.collectionIds(parent);
  }

  #run(compiled: CompiledQuery): readonly Document[] {
    const result = runQuery(compiled, this.#documentSource());
    this.#reads?.addQuery(compiled, this.#version, result);
    const { nearest } = compiled.query;
    return nearest === undefined ? result : nearestDocuments(result, nearest);
  }

  #documentSource(): DocumentSource {
    const { documents, history } = this.#source;
    return {
      get: (path) => documents.get(path),
      documents: (scope) => documents.documents(scope),
      scan: (scan) => documents.scan(scan),
      count: (scan) => documents.count(scan),
      overlay: history.overlay(this.#version),
    };
  }
}
