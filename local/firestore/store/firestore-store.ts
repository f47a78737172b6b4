import type { Document } from '../model/document.ts';
import { type DatabaseName, databaseResource } from '../model/path.ts';
import { CommitLog } from './commit-log.ts';
import type { Database } from './database.ts';
import type { SnapshotSource } from './database-snapshot.ts';
import { type Export, readExport, writeExport } from './export.ts';
import { MemoryDatabase } from './memory-database.ts';
import { strictIndexCheck } from './strict-indexes.ts';
import { VersionClock } from './version-clock.ts';

export interface FirestoreStoreOptions {
  /** Milliseconds since 1970; `Date.now` when absent. */
  readonly clock?: () => number;
  /** How long a transaction may rest before it is given up with its locks; a minute when absent, as documented. */
  readonly transactionIdleMs?: number;
  /** A folder for the log that lets acknowledged writes survive a crash; absent: memory only. */
  readonly dataFolder?: string;
  /** Declared indexes (`firestore.indexes.json`, parsed): queries production would refuse are refused. */
  readonly strictIndexes?: unknown;
}

/** Opens a store; with a data folder, with what the folder holds. */
export async function openFirestoreStore(options: FirestoreStoreOptions = {}): Promise<FirestoreStore> {
  const log = options.dataFolder === undefined ? null : new CommitLog(options.dataFolder);
  const store = new FirestoreStore(options, log);
  if (log !== null) store.restore(await log.open(() => store.contents()));
  return store;
}

/** All databases of all projects, made on first use. */
export class FirestoreStore {
  readonly #databases = new Map<string, MemoryDatabase>();
  readonly #now: () => number;
  readonly #transactionIdleMs: number | undefined;
  readonly #clock: VersionClock;
  readonly #checkQuery: SnapshotSource['checkQuery'];
  readonly #log: CommitLog | null;

  constructor(
    { clock = Date.now, transactionIdleMs, strictIndexes }: FirestoreStoreOptions,
    log: CommitLog | null,
  ) {
    this.#now = clock;
    this.#transactionIdleMs = transactionIdleMs;
    this.#clock = new VersionClock(clock);
    this.#checkQuery = strictIndexes === undefined ? () => undefined : strictIndexCheck(strictIndexes);
    this.#log = log;
  }

  database(name: DatabaseName): Database {
    return this.#database(name);
  }

  databases(): readonly Database[] {
    return [...this.#databases.values()];
  }

  /**
   * Writes all databases of a project (of all projects when absent), as they are now, into a folder. Its
   * parent must exist.
   *
   * @throws FirestoreError FAILED_PRECONDITION
   */
  async exportTo(folder: string, projectId?: string): Promise<void> {
    const chosen = [...this.#databases.values()].filter(
      ({ name }) => projectId === undefined || name.projectId === projectId,
    );
    const version = this.#clock.next();
    await writeExport(folder, {
      version,
      databases: chosen.map((database) => ({ name: database.name, documents: [...database.documents()] })),
    });
    this.#log?.noteExport(version);
  }

  /**
   * Reads what `exportTo` wrote: the folder, or its metadata file. The databases named there then hold just
   * that, with its create and update times.
   *
   * @throws FirestoreError FAILED_PRECONDITION for files that are missing, damaged or of another program
   */
  async importFrom(path: string): Promise<void> {
    this.#replace(await readExport(path));
  }

  /**
   * As `importFrom`, at the start: what the log holds stays if it goes on from this very export, since the log
   * then has all of it and what was written later. Any other export replaces what the log holds.
   *
   * @throws FirestoreError FAILED_PRECONDITION for files that are missing, damaged or of another program
   */
  async startFrom(path: string): Promise<void> {
    const content = await readExport(path);
    if (this.#log === null) {
      this.#replace(content);
      return;
    }
    if (!this.#log.exports.includes(content.version)) this.#replace(content);
    await this.#log.goOnFrom(content.version);
  }

  /** Drops all documents of all databases. */
  clear(): void {
    for (const database of this.#databases.values()) database.clear();
  }

  /** Puts the log safely away. A store without log needs no closing. */
  close(): void {
    this.#log?.close();
  }

  /** Takes over what the log held, without logging it again. */
  restore({ version, databases }: Export): void {
    this.#clock.advanceTo(version);
    for (const { name, documents } of databases) this.#database(name).load(documents);
  }

  /** All there is, as it is at the moment of looking. */
  *contents(): Generator<{ readonly name: DatabaseName; readonly documents: Iterable<Document> }> {
    for (const database of this.#databases.values()) {
      yield { name: database.name, documents: database.documents() };
    }
  }

  #replace({ version, databases }: Export): void {
    this.#clock.advanceTo(version);
    for (const { name, documents } of databases) this.#database(name).replaceAll(documents);
  }

  #database({ projectId, databaseId }: DatabaseName): MemoryDatabase {
    const name = { projectId, databaseId };
    const key = databaseResource(name);
    let database = this.#databases.get(key);
    if (database === undefined) {
      database = new MemoryDatabase({
        name,
        clock: this.#clock,
        now: this.#now,
        transactionIdleMs: this.#transactionIdleMs,
        checkQuery: this.#checkQuery,
        persist: (own, change) => this.#log?.append(own, change),
      });
      this.#databases.set(key, database);
    }
    return database;
  }
}
