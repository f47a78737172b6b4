import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Document } from '../model/document.ts';
import { FirestoreError } from '../model/firestore-error.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { unreadable } from './damage.ts';
import { readLog } from './log-reader.ts';
import { LogWriter, type WrittenLog } from './log-writer.ts';
import {
  type ExportPart,
  METADATA_SUFFIX,
  partMetadata,
  partPath,
  readOverallMetadata,
  readPartMetadata,
  writeOverallMetadata,
} from './metadata.ts';
import { readEntity } from './read-entity.ts';
import type { ExportedDatabase } from './types.ts';
import { writeEntity } from './write-entity.ts';

const PART_FOLDER = 'all_namespaces/all_kinds';
const PART_METADATA = `${PART_FOLDER}/all_namespaces_all_kinds.export_metadata`;
const OUTPUT_FILE = 'output-0';

/** What was written in Google's format. */
export interface WrittenExport {
  /** SHA-256 of the file of documents; of nothing when there is none. */
  readonly digest: string;
  /** Places of the documents which the format can't hold exactly. */
  readonly inexact: readonly number[];
}

/**
 * Writes a database as the official emulator does, but for the overall metadata.
 *
 * @returns besides, what completes the export: the overall metadata, to be written last
 */
export async function writeGoogleExport(
  folder: string,
  database: ExportedDatabase,
): Promise<WrittenExport & { complete(): Promise<void> }> {
  const start = Date.now() * 1000;
  const inexact: number[] = [];
  const parts: ExportPart[] = [];
  let digest = '';
  if (database.documents.length > 0) {
    await mkdir(join(folder, PART_FOLDER), { recursive: true });
    const written = await writeDocuments(join(folder, PART_FOLDER, OUTPUT_FILE), database, inexact);
    const times = { start, end: Date.now() * 1000 };
    await writeFile(join(folder, PART_METADATA), partMetadata(basename(folder), times, OUTPUT_FILE));
    parts.push({ path: PART_METADATA, documents: database.documents.length, bytes: written.bytes });
    digest = written.digest;
  }
  const overall = join(folder, basename(folder) + METADATA_SUFFIX);
  return { digest, inexact, complete: () => writeOverallMetadata(overall, parts) };
}

async function writeDocuments(
  path: string,
  { name, documents }: ExportedDatabase,
  inexact: number[],
): Promise<WrittenLog> {
  const log = await LogWriter.create(path);
  try {
    for (const [place, document] of documents.entries()) {
      const { bytes, isExact } = writeEntity(name, document);
      if (!isExact) inexact.push(place);
      await log.append(bytes);
    }
  } catch (error) {
    await log.abandon();
    throw error;
  }
  return log.close();
}

/** What was read from Google's format. */
export interface GoogleExport {
  /** By database id. */
  readonly databases: ReadonlyMap<string, readonly Document[]>;
  /** When the export was done, in microseconds. */
  readonly end: number;
  /** SHA-256 of the file of documents, when it is a single one. */
  readonly digest: string;
}

/**
 * Reads an export of the official emulator or of production.
 *
 * @param metadataFile the overall metadata
 * @param time what the documents have as their times: the format keeps none
 * @throws FirestoreError INVALID_ARGUMENT for files that are missing or damaged
 */
export async function readGoogleExport(metadataFile: string, time: Timestamp): Promise<GoogleExport> {
  const databases = new Map<string, Document[]>();
  const digests: string[] = [];
  let end = 0;
  for (const part of await readOverallMetadata(metadataFile)) {
    const path = partPath(metadataFile, part.path);
    const metadata = readPartMetadata(path, await readMetadata(path));
    end = Math.max(end, metadata.end);
    let count = 0;
    for (const file of metadata.files) {
      const documents = partPath(path, file);
      count += await readDocuments(documents, time, databases, digests);
    }
    if (count !== part.documents) {
      throw unreadable(`${dirname(path)} holds ${count} documents where ${part.documents} were written.`);
    }
  }
  return { databases, end, digest: digests.length === 1 ? (digests[0] as string) : '' };
}

async function readMetadata(path: string): Promise<Buffer> {
  return await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(error.code === 'ENOENT' ? `${path} (No such file or directory)` : error.message);
  });
}

async function readDocuments(
  path: string,
  time: Timestamp,
  databases: Map<string, Document[]>,
  digests: string[],
): Promise<number> {
  let count = 0;
  try {
    const { digest } = await readLog(path, (record, offset) => {
      const { databaseId, path: name, fields } = entityAt(path, record, offset);
      const document = { path: name, fields, createTime: time, updateTime: time };
      const documents = databases.get(databaseId);
      if (documents === undefined) databases.set(databaseId, [document]);
      else documents.push(document);
      count += 1;
    });
    digests.push(digest);
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    throw unreadable(`Failed parse entity file:${path}: ${(error as Error).message}.`);
  }
  return count;
}

function entityAt(path: string, record: Buffer, offset: number): ReturnType<typeof readEntity> {
  try {
    return readEntity(record);
  } catch (cause) {
    throw unreadable(
      `Failed parse entity file:${path}: the document at byte ${offset} can't be read, ${(cause as Error).message}.`,
    );
  }
}
