import { createReadStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseName } from '../model/path.ts';
import { unreadable } from './damage.ts';
import { type DocumentJson, documentFromJson } from './document-json.ts';
import { readLines } from './read-lines.ts';
import type { Export, ExportedDatabase } from './types.ts';

// Exports of this emulator from before it wrote Google's format: JSON lines, one document each, a file per database.

const FORMAT = 'thriftline-firestore-export';
const VERSION = 1;

interface MetadataLine {
  readonly format: string;
  readonly formatVersion: number;
  readonly version: number;
}

interface DatabaseLine extends DatabaseName {
  readonly file: string;
  readonly documents: number;
}

/** True for overall metadata that is JSON: Google's begins with a checksum of which the first byte is another. */
export async function isJsonExport(metadataFile: string): Promise<boolean> {
  for await (const chunk of createReadStream(metadataFile, { end: 0 }) as AsyncIterable<Buffer>) {
    return chunk.toString('latin1') === '{';
  }
  return false;
}

/**
 * Reads such an export.
 *
 * @throws FirestoreError INVALID_ARGUMENT for files that are missing or damaged
 */
export async function readJsonExport(metadataFile: string): Promise<Export> {
  const [first, ...rest] = await linesOf(metadataFile);
  const metadata = parseLine<MetadataLine>(metadataFile, first ?? '');
  if (metadata.format !== FORMAT || metadata.formatVersion !== VERSION) {
    throw unreadable(`Overall export metadata file version not supported: ${metadataFile}.`);
  }
  const databases: ExportedDatabase[] = [];
  for (const line of rest) databases.push(await readDatabase(metadataFile, line));
  return { version: metadata.version, databases };
}

async function readDatabase(metadataFile: string, line: string): Promise<ExportedDatabase> {
  const entry = parseLine<DatabaseLine>(metadataFile, line);
  const file = join(dirname(metadataFile), basename(entry.file));
  const lines = await linesOf(file);
  const documents = lines.map((text) => documentFromJson(parseLine<DocumentJson>(file, text)));
  if (documents.length !== entry.documents) {
    throw unreadable(`${file} has ${documents.length} documents where ${entry.documents} were written.`);
  }
  return { name: { projectId: entry.projectId, databaseId: entry.databaseId }, documents };
}

async function linesOf(file: string): Promise<string[]> {
  try {
    return await readLines(file);
  } catch (error) {
    throw unreadable(`The export can't be read: ${(error as Error).message}.`);
  }
}

function parseLine<T>(file: string, line: string): T {
  try {
    return JSON.parse(line) as T;
  } catch (cause) {
    throw unreadable(`${file} is damaged: ${(cause as Error).message}.`);
  }
}
