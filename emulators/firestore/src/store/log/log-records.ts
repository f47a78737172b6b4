import { type DocumentJson, documentToJson } from '../../export/document-json.ts';
import type { DatabaseName } from '../../model/path.ts';
import { microsFromTimestamp } from '../../model/timestamp.ts';
import type { CommitChange, DocumentChange } from '../model/database.ts';

/** The first line of a log. */
export const LOG_FORMAT = 'thriftline-firestore-log 1';

/** Changes in one line; a longer commit goes over several. */
const CHANGES_A_LINE = 1000;

/** A commit, or a part of one: it counts only once its last part is there. */
export interface CommitRecord {
  readonly database: DatabaseName;
  readonly version: number;
  readonly set: readonly DocumentJson[];
  readonly delete: readonly string[];
  /** True when the next line goes on with the same commit. */
  readonly more?: true;
}

/** An export that holds what the log held at that point, by its version. */
export interface ExportRecord {
  readonly exported: number;
}

/** The newest version given out when the log was written anew. */
export interface VersionRecord {
  readonly newest: number;
}

/** One line of a log. */
export type LogRecord = CommitRecord | ExportRecord | VersionRecord;

/** The lines of a commit, each with its end. */
export function* commitLines(
  name: DatabaseName,
  { readTime, changes }: Pick<CommitChange, 'readTime' | 'changes'>,
): Generator<string> {
  const version = microsFromTimestamp(readTime);
  for (let start = 0; start < changes.length; start += CHANGES_A_LINE) {
    const end = start + CHANGES_A_LINE;
    yield commitLine(name, version, changes.slice(start, end), end < changes.length);
  }
}

/** One line that sets or deletes documents. */
export function commitLine(
  { projectId, databaseId }: DatabaseName,
  version: number,
  changes: readonly Pick<DocumentChange, 'path' | 'after'>[],
  more = false,
): string {
  const set: DocumentJson[] = [];
  const deleted: string[] = [];
  for (const { path, after } of changes) {
    if (after === null) deleted.push(path.key);
    else set.push(documentToJson(after));
  }
  const record: CommitRecord = { database: { projectId, databaseId }, version, set, delete: deleted };
  return `${JSON.stringify(more ? { ...record, more } : record)}\n`;
}

/** The line that says which version was the newest. */
export function versionLine(newest: number): string {
  const record: VersionRecord = { newest };
  return `${JSON.stringify(record)}\n`;
}

/** The line that says an export of this version holds all there was so far. */
export function exportLine(version: number): string {
  const record: ExportRecord = { exported: version };
  return `${JSON.stringify(record)}\n`;
}
