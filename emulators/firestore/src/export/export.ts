import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Document } from '../model/document.ts';
import { FirestoreError } from '../model/firestore-error.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { readCompanion, writeCompanion } from './companion.ts';
import { unreadable } from './damage.ts';
import { readGoogleExport, writeGoogleExport } from './google-export.ts';
import { isJsonExport, readJsonExport } from './json-export.ts';
import { METADATA_SUFFIX } from './metadata.ts';
import type { ExportedDatabase, ReadExport } from './types.ts';

/** What goes into an export. */
export interface ExportContent {
  readonly version: number;
  /** The database that other programs will find in the export. */
  readonly main: ExportedDatabase;
  readonly others: readonly ExportedDatabase[];
}

/**
 * Writes an export that the official emulator and production read, and beside it what only this emulator keeps. The overall
 * metadata comes last, so that a folder with it is complete.
 *
 * @throws FirestoreError FAILED_PRECONDITION when the folder can't be made
 */
export async function writeExport(folder: string, { version, main, others }: ExportContent): Promise<void> {
  await makeFolder(folder);
  const documents = [...main.documents].sort(byPath);
  const sorted = { name: main.name, documents };
  const { digest, inexact, complete } = await writeGoogleExport(folder, sorted);
  await writeCompanion(folder, { version, main: sorted, digest, inexact, others });
  await complete();
}

/**
 * Reads an export of this emulator, of the official one or of production.
 *
 * @param path its folder or overall metadata
 * @param time what documents get as times where the export has none
 * @throws FirestoreError INVALID_ARGUMENT for files that are missing, damaged or of another program
 */
export async function readExport(path: string, time: Timestamp): Promise<ReadExport> {
  const file = await metadataFile(path);
  if (await isJsonExport(file)) return { kind: 'own', ...(await readJsonExport(file)) };
  const { databases, end, digest } = await readGoogleExport(file, time);
  const [documents = []] = databases.values();
  const own = await readCompanion(dirname(file), documents, digest);
  if (own !== null) return { kind: 'own', ...own };
  return { kind: 'foreign', version: end, databases };
}

function byPath(a: Document, b: Document): number {
  return a.path.key < b.path.key ? -1 : 1;
}

/** The overall metadata of an export. */
async function metadataFile(path: string): Promise<string> {
  try {
    if (!(await stat(path)).isDirectory()) return path;
    const found = (await readdir(path)).filter((name) => name.endsWith(METADATA_SUFFIX));
    if (found.length === 1) return join(path, found[0] as string);
    throw unreadable(`Failed to parse overall export metadata file: ${path} has ${found.length} of them.`);
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    throw unreadable(`Failed to parse overall export metadata file: ${(error as Error).message}.`);
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const isThere = await stat(folder).then(
      (entry) => entry.isDirectory(),
      () => false,
    );
    if (!isThere) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        `The export folder ${folder} can't be made: ${(error as Error).message}`,
      );
    }
  }
}
