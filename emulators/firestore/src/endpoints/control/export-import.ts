import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type DatabaseName, FirestoreError, invalidArgument } from '../../model/index.ts';
import type { FirestoreStore } from '../../store/index.ts';

type Body = Readonly<Record<string, unknown>>;

const EXPORT_KEYS = ['database', 'exportDirectory', 'exportName'] as const;
const IMPORT_KEYS = ['database', 'exportDirectory'] as const;

/**
 * Writes a database into `export_directory/export_name`, and beside it the others of its project; a relative folder
 * counts from the working directory, which is the CLI's.
 *
 * @throws FirestoreError FAILED_PRECONDITION when the folder is none, INVALID_ARGUMENT for a request that makes no sense
 */
export async function exportProject(store: FirestoreStore, body: Body): Promise<void> {
  const { database, exportDirectory, exportName } = fieldsOf(body, EXPORT_KEYS);
  const name = databaseNameOf(database);
  const folder = resolve(exportDirectory);
  if (exportDirectory === '' || !(await isFolder(folder))) {
    throw new FirestoreError('FAILED_PRECONDITION', 'export_directory must be a directory');
  }
  if (/[/\\]/.test(exportName)) throw new FirestoreError('INTERNAL', 'failed to write export');
  const chosen = exportName === '' ? `firestore_export_${Math.floor(Date.now() / 1000)}` : exportName;
  await store.exportTo(join(folder, chosen), name);
}

/**
 * Puts the documents of an export over those of a database.
 *
 * @throws FirestoreError INVALID_ARGUMENT for files that are missing or damaged
 */
export async function importProject(store: FirestoreStore, body: Body): Promise<void> {
  const { database, exportDirectory } = fieldsOf(body, IMPORT_KEYS);
  const name = databaseNameOf(database);
  const file = resolve(exportDirectory);
  if (exportDirectory === '' || (await isFolder(file))) {
    throw invalidArgument(
      'Failed to parse overall export metadata file: export_directory must be the path of such a file.',
    );
  }
  await store.importInto(file, name);
}

/** The fields of a message, by their names in either spelling; empty where it has none. */
function fieldsOf<K extends string>(body: Body, keys: readonly K[]): Readonly<Record<K, string>> {
  const fields = new Map<string, string>(keys.map((key) => [key, '']));
  for (const [key, value] of Object.entries(body)) {
    const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const isUnset = value === null;
    if (!fields.has(name) || (typeof value === 'object' && !isUnset)) {
      throw invalidArgument("Payload isn't valid for request.");
    }
    fields.set(name, isUnset ? '' : String(value));
  }
  return Object.fromEntries(fields) as Record<K, string>;
}

/** `projects/{p}/databases/{d}`, refused in the words of the official emulator. */
function databaseNameOf(name: string): DatabaseName {
  if (name.length > 1 && name.endsWith('/')) {
    throw invalidArgument(`Database name "${name}" has invalid trailing "/".`);
  }
  const [projects, projectId, databases, databaseId, ...rest] = name.split('/');
  if (projects !== 'projects') throw invalidArgument(`Database name "${name}" lacks "projects" at index 0.`);
  if (!projectId || databases !== 'databases' || !databaseId || rest.length > 0) {
    throw invalidArgument(
      `Database name "${name}" is not of the form projects/{project}/databases/{database}.`,
    );
  }
  return { projectId, databaseId };
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return found?.isDirectory() ?? false;
}
