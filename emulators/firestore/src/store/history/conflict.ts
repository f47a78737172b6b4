import type { Document } from '../../model/document.ts';
import type { CompiledQuery } from '../../query/compiled-query.ts';
import type { Transaction } from '../transactions/transactions.ts';
import type { ChangeHistory } from './change-history.ts';

/** What the check looks at. */
export interface ConflictSource {
  readonly history: ChangeHistory;
  /** The result of a query as things are now. */
  readonly run: (compiled: CompiledQuery) => readonly Document[];
}

/** True when something a transaction read is different now: a document, or the result of a query. */
export function hasConflict({ snapshot, reads, isReadOnly }: Transaction, source: ConflictSource): boolean {
  if (snapshot === undefined || isReadOnly) return false;
  if (snapshot < source.history.floor) return true;
  for (const { path, version } of reads.documents.values()) {
    if (source.history.hasChanged(path.key, version)) return true;
  }
  return reads.queries.some(
    ({ compiled, version, result }) =>
      mayDiffer(compiled, version, source.history) && !areSame(result, source.run(compiled)),
  );
}

/** Only changes of documents the query finds, or found, can change its result. */
function mayDiffer(compiled: CompiledQuery, version: number, history: ChangeHistory): boolean {
  for (const { before, after } of history.changesSince(version)) {
    if ((before && compiled.matches(before)) || (after && compiled.matches(after))) return true;
  }
  return false;
}

/** Stored documents never change, so an unchanged document is the same object. */
function areSame(a: readonly Document[], b: readonly Document[]): boolean {
  return a.length === b.length && a.every((document, index) => document === b[index]);
}
