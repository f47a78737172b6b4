import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/path.ts';
import { microsFromTimestamp, timestampFromMicros } from '../model/timestamp.ts';
import { unreadable } from './damage.ts';
import { type DocumentJson, documentFromJson, documentToJson } from './document-json.ts';
import { readLines } from './read-lines.ts';
import type { Export, ExportedDatabase } from './types.ts';

/**
 * Beside the files in Google's format lies one of our own: JSON lines with what that format has no place for. It counts
 * only while the documents are those it was written with; other programs pass it over.
 */
const COMPANION_FILE = 'thriftline_companion.jsonl';
const FORMAT = 'thriftline-firestore-companion';
const VERSION = 1;
/** Documents whose times share a line, and documents joined into one write. */
const BATCH = 500;

interface Head {
  readonly format: string;
  readonly formatVersion: number;
  readonly version: number;
  readonly project: string;
  readonly database: string;
  /** SHA-256 of the file of documents this belongs to. */
  readonly digest: string;
}

type Line =
  /** Create and update time of the next documents, in microseconds, one after the other. */
  | { readonly times: readonly number[] }
  /** A document that Google's format can't hold, and its place among the documents. */
  | { readonly place: number; readonly exact: DocumentJson }
  /** Another database of the project, whose documents follow. */
  | { readonly other: string }
  | { readonly document: DocumentJson }
  /** The last line. */
  | { readonly end: true };

/** What goes into a companion. */
export interface CompanionContent {
  readonly version: number;
  /** The database that is in Google's format; its documents in the order they have there. */
  readonly main: ExportedDatabase;
  readonly digest: string;
  /** Places of the documents which that format can't hold. */
  readonly inexact: readonly number[];
  readonly others: readonly ExportedDatabase[];
}

/** Writes the companion into the folder of an export. */
export async function writeCompanion(folder: string, content: CompanionContent): Promise<void> {
  const file = await open(join(folder, COMPANION_FILE), 'w');
  try {
    let batch: string[] = [];
    for (const line of linesOf(content)) {
      batch.push(`${JSON.stringify(line)}\n`);
      if (batch.length < BATCH) continue;
      await file.appendFile(batch.join(''));
      batch = [];
    }
    await file.appendFile(batch.join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

function* linesOf({ version, main, digest, inexact, others }: CompanionContent): Generator<Head | Line> {
  const { projectId: project, databaseId: database } = main.name;
  yield { format: FORMAT, formatVersion: VERSION, version, project, database, digest };
  for (let start = 0; start < main.documents.length; start += BATCH) {
    const documents = main.documents.slice(start, start + BATCH);
    yield {
      times: documents.flatMap(({ createTime, updateTime }) => [
        microsFromTimestamp(createTime),
        microsFromTimestamp(updateTime),
      ]),
    };
  }
  for (const place of inexact) yield { place, exact: documentToJson(main.documents[place] as Document) };
  for (const { name, documents } of others) {
    yield { other: name.databaseId };
    for (const document of documents) yield { document: documentToJson(document) };
  }
  yield { end: true };
}

/**
 * Completes what was read from Google's format; null when there is no companion, or none of these documents.
 *
 * @param documents of that export, in the order they have there
 * @param digest SHA-256 of the file they are from
 * @throws FirestoreError INVALID_ARGUMENT for one that is damaged
 */
export async function readCompanion(
  folder: string,
  documents: readonly Document[],
  digest: string,
): Promise<Export | null> {
  const path = join(folder, COMPANION_FILE);
  const lines = await readLines(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (lines.length === 0) return null;
  const head = parse<Head>(path, lines, 0);
  if (head.format !== FORMAT || head.formatVersion !== VERSION || head.digest !== digest) return null;
  const reading = new Reading(head, documents);
  for (let index = 1; index < lines.length; index++) reading.take(parse<Line>(path, lines, index));
  const content = reading.content();
  if (content === null) throw unreadable(`${path} is cut off after line ${lines.length}.`);
  return content;
}

class Reading {
  readonly #head: Head;
  readonly #documents: Document[];
  readonly #others: { name: DatabaseName; documents: Document[] }[] = [];
  #timed = 0;
  #hasEnded = false;

  constructor(head: Head, documents: readonly Document[]) {
    this.#head = head;
    this.#documents = [...documents];
  }

  take(line: Line): void {
    if ('times' in line) this.#takeTimes(line.times);
    else if ('exact' in line) this.#documents[line.place] = documentFromJson(line.exact);
    else if ('other' in line) this.#others.push({ name: this.#name(line.other), documents: [] });
    else if ('document' in line) this.#others.at(-1)?.documents.push(documentFromJson(line.document));
    else this.#hasEnded = line.end;
  }

  content(): Export | null {
    if (!this.#hasEnded || this.#timed !== this.#documents.length) return null;
    const main = { name: this.#name(this.#head.database), documents: this.#documents };
    return { version: this.#head.version, databases: [main, ...this.#others] };
  }

  #takeTimes(times: readonly number[]): void {
    for (let index = 0; index < times.length; index += 2) {
      const document = this.#documents[this.#timed] as Document;
      this.#documents[this.#timed] = {
        ...document,
        createTime: timestampFromMicros(times[index] as number),
        updateTime: timestampFromMicros(times[index + 1] as number),
      };
      this.#timed += 1;
    }
  }

  #name(databaseId: string): DatabaseName {
    return { projectId: this.#head.project, databaseId };
  }
}

function parse<T>(path: string, lines: readonly string[], index: number): T {
  try {
    return JSON.parse(lines[index] as string) as T;
  } catch (cause) {
    throw unreadable(`${path} is damaged at line ${index + 1}: ${(cause as Error).message}.`);
  }
}
