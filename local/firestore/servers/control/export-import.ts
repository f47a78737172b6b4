import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FirestoreError, invalidArgument } from '../../model/index.ts';
import type { FirestoreStore } from '../../store/index.ts';

interface ExportBody {
  readonly export_directory?: unknown;
  readonly export_name?: unknown;
}

/**
 * Writes all databases of a project into `export_directory/export_name`; a relative folder counts from the
 * working directory, which is the CLI's.
 *
 * @throws FirestoreError FAILED_PRECONDITION when the folder is none
 */
export async function exportProject(store: FirestoreStore, projectId: string, body: object): Promise<void> {
  const { export_directory: directory, export_name: name = 'firestore_export' }: ExportBody = body;
  if (typeof directory !== 'string' || typeof name !== 'string') {
    throw invalidArgument('An export needs export_directory and export_name.');
  }
  const folder = resolve(directory);
  if (!(await isFolder(folder))) {
    throw new FirestoreError('FAILED_PRECONDITION', `The export directory "${folder}" is no folder.`);
  }
  await store.exportTo(join(folder, name), projectId);
}

/** Reads an export back: the folder or its metadata file. */
export async function importProject(store: FirestoreStore, body: object): Promise<void> {
  const { export_directory: directory, export_name: name }: ExportBody = body;
  if (typeof directory !== 'string') throw invalidArgument('An import needs export_directory.');
  await store.importFrom(typeof name === 'string' ? join(resolve(directory), name) : resolve(directory));
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return found?.isDirectory() ?? false;
}
