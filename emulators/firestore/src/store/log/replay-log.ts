import { createReadStream, existsSync } from 'node:fs';
import { documentFromJson } from '../../export/document-json.ts';
import type { Export } from '../../export/types.ts';
import type { Document } from '../../model/document.ts';
import { FirestoreError } from '../../model/firestore-error.ts';
import { type DatabaseName, databaseResource } from '../../model/path.ts';
import { type CommitRecord, LOG_FORMAT, type LogRecord } from './log-records.ts';

/** What a log says. */
export interface LogContent extends Export {
  /** Versions of exports this log goes on from. */
  readonly exports: readonly number[];
  /** Bytes up to the end of the last whole commit; what follows was cut off by a crash. */
  readonly length: number;
}

const LINE_END = 0x0a;

/**
 * Reads a log through; the rest of a commit that a crash cut off is left out.
 *
 * @throws FirestoreError FAILED_PRECONDITION for a file that is damaged or of another program
 */
export async function replayLog(file: string): Promise<LogContent> {
  const replay = new Replay();
  if (!existsSync(file)) return replay.content();
  let line = 0;
  for await (const { text, end } of linesOf(file)) {
    line += 1;
    if (line === 1) {
      if (text !== LOG_FORMAT) {
        throw new FirestoreError('FAILED_PRECONDITION', `${file} is not a log of this emulator.`);
      }
      replay.length = end;
      continue;
    }
    try {
      replay.take(JSON.parse(text) as LogRecord, end);
    } catch (error) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        `${file} is damaged at line ${line} (${String(error)}). Put the file aside to start without it.`,
      );
    }
  }
  return replay.content();
}

class Replay {
  length = 0;
  #version = 0;
  #exports: number[] = [];
  #unfinished: CommitRecord[] = [];
  readonly #databases = new Map<string, { name: DatabaseName; documents: Map<string, Document> }>();

  take(record: LogRecord, end: number): void {
    if ('exported' in record) {
      this.#exports.push(record.exported);
      this.#version = Math.max(this.#version, record.exported);
    } else if ('newest' in record) {
      this.#version = Math.max(this.#version, record.newest);
    } else {
      this.#unfinished.push(record);
      if (record.more) return;
      for (const part of this.#unfinished) this.#apply(part);
      this.#unfinished = [];
    }
    this.length = end;
  }

  content(): LogContent {
    return {
      version: this.#version,
      exports: this.#exports,
      length: this.length,
      databases: [...this.#databases.values()].map(({ name, documents }) => ({
        name,
        documents: [...documents.values()],
      })),
    };
  }

  #apply({ database: name, version, set, delete: deleted }: CommitRecord): void {
    const key = databaseResource(name);
    let database = this.#databases.get(key);
    if (database === undefined) {
      database = { name, documents: new Map() };
      this.#databases.set(key, database);
    }
    this.#version = Math.max(this.#version, version);
    for (const path of deleted) database.documents.delete(path);
    for (const document of set) database.documents.set(document.path, documentFromJson(document));
  }
}

/** The lines that have an end, each with the place in the file at which the next begins. */
async function* linesOf(file: string): AsyncGenerator<{ text: string; end: number }> {
  let rest: Buffer[] = [];
  let place = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1_048_576 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, start)) {
      const bytes = Buffer.concat([...rest, chunk.subarray(start, at)]);
      rest = [];
      place += bytes.length + 1;
      start = at + 1;
      yield { text: bytes.toString('utf8'), end: place };
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
}
