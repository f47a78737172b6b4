import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../model/document.ts';
import { FirestoreError } from '../model/firestore-error.ts';
import { type DatabaseName, databaseResource } from '../model/path.ts';
import { microsFromTimestamp } from '../model/timestamp.ts';
import type { CommitChange } from './database.ts';
import { type DocumentJson, documentFromJson, documentToJson } from './document-json.ts';
import type { Export, ExportedDatabase } from './export.ts';
import { readLines } from './read-lines.ts';

const LOG_FILE = 'commits.jsonl';
const FORMAT = 'thriftline-firestore-log 1';

interface CommitLine {
  readonly database: DatabaseName;
  readonly version: number;
  readonly set: readonly DocumentJson[];
  readonly delete: readonly string[];
}

/**
 * The commits of a store in one growing file, written before they are acknowledged: they survive the process
 * being killed. (Not a loss of power: the file isn't forced to disk each time.) One process at a time.
 */
export class CommitLog {
  readonly #file: string;
  #descriptor: number | undefined;

  /** @param folder is made when it's not there */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, LOG_FILE);
  }

  /** What the log holds, and a new log that says just that. A commit cut off by a crash is dropped. */
  async open(): Promise<Export> {
    const content = await this.#replay();
    const fresh = `${this.#file}.new`;
    const descriptor = openSync(fresh, 'w');
    writeLine(descriptor, FORMAT);
    for (const { name, documents } of content.databases) {
      for (const document of documents) {
        writeLine(descriptor, lineOf(name, content.version, [{ path: document.path, after: document }]));
      }
    }
    fsyncSync(descriptor);
    // The old log stays whole until the new one is.
    renameSync(fresh, this.#file);
    this.#descriptor = descriptor;
    return content;
  }

  append(database: DatabaseName, { readTime, changes }: CommitChange): void {
    if (this.#descriptor === undefined) throw new FirestoreError('UNAVAILABLE', 'The commit log is closed.');
    writeLine(this.#descriptor, lineOf(database, microsFromTimestamp(readTime), changes));
  }

  close(): void {
    if (this.#descriptor === undefined) return;
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  async #replay(): Promise<Export> {
    if (!existsSync(this.#file)) return { version: 0, databases: [] };
    const [format, ...lines] = await readLines(this.#file);
    if (format !== FORMAT && format !== undefined) {
      throw new FirestoreError('FAILED_PRECONDITION', `${this.#file} is not a log of this emulator.`);
    }
    const databases = new Map<string, { name: DatabaseName; documents: Map<string, Document> }>();
    let version = 0;
    for (const line of lines) {
      const commit = JSON.parse(line) as CommitLine;
      version = Math.max(version, commit.version);
      const key = databaseResource(commit.database);
      const database = databases.get(key) ?? {
        name: commit.database,
        documents: new Map<string, Document>(),
      };
      databases.set(key, database);
      for (const path of commit.delete) database.documents.delete(path);
      for (const document of commit.set) database.documents.set(document.path, documentFromJson(document));
    }
    return {
      version,
      databases: [...databases.values()].map(
        ({ name, documents }): ExportedDatabase => ({ name, documents: [...documents.values()] }),
      ),
    };
  }
}

function lineOf(
  { projectId, databaseId }: DatabaseName,
  version: number,
  changes: readonly Pick<CommitChange['changes'][number], 'path' | 'after'>[],
): string {
  const line: CommitLine = {
    database: { projectId, databaseId },
    version,
    set: changes.flatMap(({ after }) => (after === null ? [] : documentToJson(after))),
    delete: changes.flatMap(({ path, after }) => (after === null ? path.key : [])),
  };
  return JSON.stringify(line);
}

function writeLine(descriptor: number, text: string): void {
  const bytes = Buffer.from(`${text}\n`);
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}
