import type { Document } from '../model/document.ts';
import type { DocumentPath } from '../model/path.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import type { IndexScope } from './index-shape.ts';
import { type IndexScan, planQuery, type Scan, scopeOf } from './plan.ts';

/** What a query needs of the stored documents. */
export interface DocumentSource {
  get(path: DocumentPath): Document | null;
  /** All documents of a scope, in any order. */
  documents(scope: IndexScope): Iterable<Document>;
  /** The documents of an index between two keys, in order; undefined when there is no such index. */
  scan(scan: IndexScan): Iterable<Document> | undefined;
  /** How many documents `scan` would give; undefined when there is no such index. */
  count(scan: IndexScan): number | undefined;
  /** Documents that were different (or, for null, absent) at the time of the query, by path. */
  readonly overlay: ReadonlyMap<string, Document | null>;
}

/** The query's result in order, cursors, offset and limit applied. */
export function runQuery(compiled: CompiledQuery, source: DocumentSource): Document[] {
  const { offset, limit } = compiled.query;
  const result: Document[] = [];
  if (limit === 0) return result;
  let skipped = 0;
  for (const document of matchesInOrder(compiled, source)) {
    if (skipped < offset) {
      skipped++;
      continue;
    }
    result.push(document);
    if (result.length === limit) break;
  }
  return result;
}

/** The size of the query's result; counts index keys where these decide. */
export function countQuery(compiled: CompiledQuery, source: DocumentSource): number {
  const [scan, ...others] = planQuery(compiled);
  if (scan?.kind === 'index' && scan.isExact && others.length === 0 && source.overlay.size === 0) {
    const all = source.count(scan);
    if (all !== undefined) {
      const { offset, limit } = compiled.query;
      return Math.min(Math.max(0, all - offset), limit ?? Number.POSITIVE_INFINITY);
    }
  }
  return runQuery(compiled, source).length;
}

function matchesInOrder(compiled: CompiledQuery, source: DocumentSource): Iterable<Document> {
  const { overlay } = source;
  const streams = currentMatches(compiled, source);
  if (overlay.size === 0) return merge(streams, compiled);
  const unchanged = streams.map((stream) => filter(stream, (document) => !overlay.has(document.path.key)));
  const former = [...overlay.values()].filter((document) => document !== null && compiled.matches(document));
  return merge([...unchanged, sorted(former as Document[], compiled)], compiled);
}

/** Matches among the documents as they are now, in sorted streams that may overlap. */
function currentMatches(compiled: CompiledQuery, source: DocumentSource): Iterable<Document>[] {
  const scans = planQuery(compiled);
  const matches = (document: Document) => compiled.matches(document);
  const named = new Map<string, Document>();
  for (const scan of scans) {
    const document = scan.kind === 'lookup' ? source.get(scan.path) : null;
    if (document !== null && matches(document)) named.set(document.path.key, document);
  }
  const streams: Iterable<Document>[] = [sorted([...named.values()], compiled)];
  // All scans are asked for before one is found missing, so that all get their index.
  const candidates = scans.filter(isIndexScan).map((scan) => source.scan(scan));
  if (candidates.includes(undefined)) {
    return [sorted([...filter(source.documents(scopeOf(compiled.query)), matches)], compiled)];
  }
  for (const stream of candidates) if (stream !== undefined) streams.push(filter(stream, matches));
  return streams;
}

function isIndexScan(scan: Scan): scan is IndexScan {
  return scan.kind === 'index';
}

function sorted(documents: Document[], compiled: CompiledQuery): Document[] {
  return documents.sort(compiled.compare);
}

function* filter(
  documents: Iterable<Document>,
  accepts: (document: Document) => boolean,
): Generator<Document> {
  for (const document of documents) if (accepts(document)) yield document;
}

/** One sorted stream of sorted streams, each document once. */
function merge(streams: readonly Iterable<Document>[], { compare }: CompiledQuery): Iterable<Document> {
  const filled = streams.filter((stream) => !Array.isArray(stream) || stream.length > 0);
  return filled.length <= 1 ? (filled[0] ?? []) : mergeSorted(filled, compare);
}

function* mergeSorted(
  streams: readonly Iterable<Document>[],
  compare: CompiledQuery['compare'],
): Generator<Document> {
  const iterators = streams.map((stream) => stream[Symbol.iterator]());
  const heads = iterators.map((iterator) => iterator.next());
  let last: Document | undefined;
  for (;;) {
    let next = -1;
    for (let index = 0; index < heads.length; index++) {
      const head = heads[index] as IteratorResult<Document>;
      if (head.done) continue;
      if (next === -1 || compare(head.value, (heads[next] as IteratorYieldResult<Document>).value) < 0)
        next = index;
    }
    if (next === -1) return;
    const { value } = heads[next] as IteratorYieldResult<Document>;
    heads[next] = (iterators[next] as Iterator<Document>).next();
    if (last !== undefined && last.path.key === value.path.key) continue;
    last = value;
    yield value;
  }
}
