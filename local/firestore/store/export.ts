import { mkdir, open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Document } from '../model/document.ts';
import { FirestoreError } from '../model/firestore-error.ts';
import type { DatabaseName } from '../model/path.ts';
import { type DocumentJson, documentFromJson, documentToJson } from './document-json.ts';
import { readLines } from './read-lines.ts';

/** The name the Firebase CLI looks for. */
export const METADATA_FILE = 'firestore_export.overall_export_metadata';

const FORMAT = 'thriftline-firestore-export';
const VERSION = 1;
/** Documents joined into one write. */
const BATCH = 500;

/** One database in an export. */
export interface ExportedDatabase {
  readonly name: DatabaseName;
  readonly documents: readonly Document[];
}

/** Everything an export holds. */
export interface Export {
  /** The newest version when it was written, in microseconds. */
  readonly version: number;
  readonly databases: readonly ExportedDatabase[];
}

interface MetadataLine {
  readonly format: string;
  readonly formatVersion: number;
  readonly version: number;
}

interface DatabaseLine extends DatabaseName {
  readonly file: string;
  readonly documents: number;
}

/**
 * Writes an export: JSON lines, one document each, a file per database, and the metadata file last, so that a
 * folder with metadata is complete.
 *
 * @throws FirestoreError FAILED_PRECONDITION when the folder can't be made
 */
export async function writeExport(folder: string, content: Export): Promise<void> {
  await makeFolder(folder);
  const metadata: MetadataLine = { format: FORMAT, formatVersion: VERSION, version: content.version };
  const lines: DatabaseLine[] = [];
  for (const [index, { name, documents }] of content.databases.entries()) {
    const file = `database-${index}.jsonl`;
    await writeLines(join(folder, file), documents.map(documentToJson));
    lines.push({ ...name, file, documents: documents.length });
  }
  await writeLines(join(folder, METADATA_FILE), [metadata, ...lines]);
}

/**
 * Reads an export.
 *
 * @param path its folder or metadata file
 * @throws FirestoreError FAILED_PRECONDITION for files that are missing, damaged or of another program
 */
export async function readExport(path: string): Promise<Export> {
  const file = basename(path).endsWith('.overall_export_metadata') ? path : join(path, METADATA_FILE);
  const [first, ...rest] = await exportLines(file);
  const metadata = parseLine<MetadataLine>(first ?? '');
  if (metadata?.format !== FORMAT) {
    throw unreadable(
      `${file} was not written by this emulator. Exports of the official emulator and of production hold ` +
        `another format: import them with the official emulator, or start without this import.`,
    );
  }
  if (metadata.formatVersion !== VERSION) {
    throw unreadable(`${file} has format version ${metadata.formatVersion}; this emulator reads ${VERSION}.`);
  }
  const databases: ExportedDatabase[] = [];
  for (const line of rest) databases.push(await readDatabase(file, line));
  return { version: metadata.version, databases };
}

async function readDatabase(metadataFile: string, line: string): Promise<ExportedDatabase> {
  const entry = parseLine<DatabaseLine>(line);
  if (entry === undefined) throw unreadable(`${metadataFile} is damaged.`);
  const file = join(dirname(metadataFile), basename(entry.file));
  const documents = (await exportLines(file)).map((text) => {
    const json = parseLine<DocumentJson>(text);
    if (json === undefined) throw unreadable(`${file} is damaged.`);
    return documentFromJson(json);
  });
  if (documents.length !== entry.documents) {
    throw unreadable(`${file} has ${documents.length} documents where ${entry.documents} were written.`);
  }
  return { name: { projectId: entry.projectId, databaseId: entry.databaseId }, documents };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const isThere = await stat(folder).then(
      (entry) => entry.isDirectory(),
      () => false,
    );
    if (!isThere) throw unreadable(`The export folder ${folder} can't be made: ${String(error)}`);
  }
}

async function writeLines(file: string, lines: readonly object[]): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (let start = 0; start < lines.length; start += BATCH) {
      const batch = lines.slice(start, start + BATCH);
      await handle.write(batch.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exportLines(file: string): Promise<string[]> {
  try {
    return await readLines(file);
  } catch (error) {
    throw unreadable(`The export can't be read: ${String(error)}`);
  }
}

/** Undefined for what is no JSON object: a binary file of another program, or a line cut off. */
function parseLine<T extends object>(line: string): T | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? (json as T) : undefined;
  } catch {
    return undefined;
  }
}

function unreadable(message: string): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', message);
}
