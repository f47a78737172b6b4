import type { Document, DocumentPath } from '../model/index.ts';
import { invalidArgument } from '../model/index.ts';
import { type CompiledQuery, compileQuery, type Query } from '../query/index.ts';
import type { Database } from '../store/index.ts';
import { decodeQuery } from '../wire/decode-query.ts';
import { toJson } from '../wire/json.ts';
import { messageType } from '../wire/protos.ts';
import { parseDocumentIn, parseParentName, sameDatabase } from '../wire/resource-name.ts';
import type { WireTarget } from '../wire/stream-messages.ts';

/** What a client listens to. */
export type ListenTarget = DocumentsTarget | QueryTarget;

/** Named documents, whether they exist or not. */
export interface DocumentsTarget {
  readonly kind: 'documents';
  readonly paths: readonly DocumentPath[];
}

/** The result of a query. */
export interface QueryTarget {
  readonly kind: 'query';
  /** Equal for equal queries of one database. */
  readonly key: string;
  readonly query: Query;
  readonly compiled: CompiledQuery;
}

/**
 * A target in the engine's terms.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function decodeTarget(database: Database, target: WireTarget): ListenTarget {
  if (target.documents !== undefined) {
    const names = target.documents.documents ?? [];
    return { kind: 'documents', paths: names.map((name) => parseDocumentIn(database.name, name)) };
  }
  if (target.query === undefined) throw invalidArgument('A target names neither documents nor a query.');
  const { parent, structuredQuery } = target.query;
  const { database: name, path } = parseParentName(parent);
  if (!sameDatabase(name, database.name))
    throw invalidArgument(`The query's parent "${parent}" is in another database.`);
  const query = decodeQuery(path, structuredQuery);
  if (query.nearest !== undefined) throw invalidArgument('A query with find_nearest cannot be listened to.');
  return {
    kind: 'query',
    key: `${path?.key ?? ''} ${JSON.stringify(toJson(messageType('StructuredQuery'), structuredQuery ?? {}))}`,
    query,
    compiled: compileQuery(query, name),
  };
}

/** The documents a target shows in this state, in no particular order for named documents. */
export function targetResults(
  target: ListenTarget,
  state: { get(path: DocumentPath): Document | null; run(query: CompiledQuery): readonly Document[] },
): readonly Document[] {
  if (target.kind === 'query') return state.run(target.compiled);
  return target.paths.flatMap((path) => state.get(path) ?? []);
}
