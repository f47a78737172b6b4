import { readExport, writeExport } from '../export/export.ts';
import { referringToProject } from '../export/project-references.ts';
import type { Export, ReadExport } from '../export/types.ts';
import type { Document } from '../model/document.ts';
import { type DatabaseName, databaseResource } from '../model/path.ts';
import { timestampFromMicros } from '../model/timestamp.ts';
import type { SnapshotSource } from './history/database-snapshot.ts';
import { CommitLog } from './log/commit-log.ts';
import { MemoryDatabase } from './memory-database.ts';
import type { Database } from './model/database.ts';
import { openQueryLog } from './query-log.ts';
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
  /** Path of a file that gets each kind of query it was asked, a line of JSON each, once. */
  readonly queryLog?: string;
}

/** A store that holds what its folder does, and has changed nothing there. */
export interface ReadStore {
  readonly store: FirestoreStore;
  /** Has it write from now on; before that it takes no commit. */
  begin(): Promise<void>;
}

/** Opens a store; with a data folder, with what the folder holds. */
export async function openFirestoreStore(options: FirestoreStoreOptions = {}): Promise<FirestoreStore> {
  const { store, begin } = await readFirestoreStore(options);
  await begin();
  return store;
}

/**
 * Reads what a store starts with: what its folder holds, which it takes for this process alone, and an export.
 *
 * @param seed as of {@link FirestoreStore.startFrom}
 * @throws FirestoreError FAILED_PRECONDITION for a folder that another process has or a damaged log, INVALID_ARGUMENT for
 *   an export that cannot be read
 */
export async function readFirestoreStore(options: FirestoreStoreOptions, seed?: string): Promise<ReadStore> {
  const log = options.dataFolder === undefined ? null : new CommitLog(options.dataFolder);
  const store = new FirestoreStore(options, log);
  try {
    if (log !== null) store.restore(await log.read());
    const start = seed === undefined ? undefined : await store.readStart(seed);
    const begin = async () => {
      log?.begin(() => store.contents());
      if (start !== undefined) await store.startWith(start);
    };
    return { store, begin };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** All databases of all projects, made on first use. */
export class FirestoreStore {
  readonly #databases = new Map<string, MemoryDatabase>();
  readonly #now: () => number;
  readonly #transactionIdleMs: number | undefined;
  readonly #clock: VersionClock;
  #checkQuery: SnapshotSource['checkQuery'] = () => undefined;
  readonly #logQuery: SnapshotSource['checkQuery'];
  readonly #log: CommitLog | null;
  /** What the store started with, and goes back to when it is cleared. */
  #start: ReadExport = { kind: 'own', version: 0, databases: [] };

  constructor(
    { clock = Date.now, transactionIdleMs, strictIndexes, queryLog }: FirestoreStoreOptions,
    log: CommitLog | null,
  ) {
    this.#now = clock;
    this.#transactionIdleMs = transactionIdleMs;
    this.#clock = new VersionClock(clock);
    if (strictIndexes !== undefined) this.declareIndexes(strictIndexes);
    this.#logQuery = queryLog === undefined ? () => undefined : openQueryLog(queryLog);
    this.#log = log;
  }

  /** Refuses from now on what would need another index than these (`firestore.indexes.json`, parsed). */
  declareIndexes(declared: unknown): void {
    this.#checkQuery = strictIndexCheck(declared);
  }

  database(name: DatabaseName): Database {
    return this.#database(name);
  }

  databases(): readonly Database[] {
    return [...this.#databases.values()];
  }

  /**
   * Writes a database, as it is now, into a folder that the official emulator reads too, and the other databases of its
   * project beside it, for this emulator only. The folder's parent must exist.
   *
   * @throws FirestoreError FAILED_PRECONDITION
   */
  async exportTo(folder: string, main: DatabaseName): Promise<void> {
    const database = this.#database(main);
    const ofProject = [...this.#databases.values()].filter(({ name }) => name.projectId === main.projectId);
    const version = this.#clock.next();
    const contentOf = (each: MemoryDatabase) => ({ name: each.name, documents: [...each.documents()] });
    await writeExport(folder, {
      version,
      main: contentOf(database),
      others: ofProject.filter((other) => other !== database).map(contentOf),
    });
    this.#log?.noteExport(version);
  }

  /**
   * Puts the documents of an export over those of a database; others stay as they are. Of an export with several
   * databases it is the one with the same id.
   *
   * @param path the folder or overall metadata of an export: of this emulator, of the official one or of production
   * @throws FirestoreError INVALID_ARGUMENT for files that are missing or damaged; then nothing has changed
   */
  async importInto(path: string, target: DatabaseName): Promise<void> {
    const content = await readExport(path, timestampFromMicros(this.#clock.next()));
    const documents = documentsFor(content, target) ?? closestDocuments(content, target);
    this.#database(target).importOver(documents);
  }

  /**
   * Starts with an export. What the log holds stays if it goes on from this very export, since the log then has all
   * of it and what was written later; any other export replaces what the log holds. The documents of this emulator's
   * exports come back where they were, with their times. Another program's say not reliably whose they were: as with the
   * official emulator every project finds them, and has them for itself from its first request on.
   *
   * @param path as of {@link importInto}
   * @throws FirestoreError INVALID_ARGUMENT for files that are missing or damaged
   */
  async startFrom(path: string): Promise<void> {
    await this.startWith(await this.readStart(path));
  }

  /** What {@link startFrom} would start with; nothing has changed yet. */
  readStart(path: string): Promise<ReadExport> {
    return readExport(path, timestampFromMicros(this.#clock.next()));
  }

  /** The second half of {@link startFrom}. */
  async startWith(content: ReadExport): Promise<void> {
    const goesOn = this.#log?.exports.includes(content.version) ?? false;
    this.#start = content;
    if (!goesOn) this.#replace(content);
    await this.#log?.goOnFrom(content.version);
  }

  /** Goes back to what `startFrom` read; drops everything when that was not called. */
  clear(): void {
    for (const database of this.#databases.values()) {
      if (documentsFor(this.#start, database.name) === undefined) database.clear();
    }
    this.#replace(this.#start);
  }

  /** Puts the log safely away and lets go of its folder. A store without log needs no closing. */
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

  #replace(content: ReadExport): void {
    this.#clock.advanceTo(content.version);
    const names =
      content.kind === 'own'
        ? content.databases.map(({ name }) => name)
        : [...this.#databases.values()].map(({ name }) => name);
    for (const name of names) this.#database(name).replaceAll(documentsFor(content, name) ?? []);
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
        checkQuery: (...asked) => {
          this.#checkQuery(...asked);
          this.#logQuery(...asked);
        },
        persist: (own, change) => this.#log?.append(own, change),
      });
      this.#databases.set(key, database);
      const seed = this.#start.kind === 'foreign' ? documentsFor(this.#start, name) : undefined;
      if (seed !== undefined) database.replaceAll(seed);
    }
    return database;
  }
}

/** What an export has for a database; that of another program has the same for the databases of every project. */
function documentsFor(content: ReadExport, name: DatabaseName): readonly Document[] | undefined {
  if (content.kind === 'foreign') {
    return content.databases
      .get(name.databaseId)
      ?.map((document) => referringToProject(document, name.projectId));
  }
  const key = databaseResource(name);
  return content.databases.find((database) => databaseResource(database.name) === key)?.documents;
}

/** What an export has that is not of this very database: of one with its id, else of the one it was made for. */
function closestDocuments(content: ReadExport, { projectId, databaseId }: DatabaseName): readonly Document[] {
  if (content.kind === 'own') {
    const { databases } = content;
    return (databases.find(({ name }) => name.databaseId === databaseId) ?? databases[0])?.documents ?? [];
  }
  const [documents = []] = content.databases.values();
  return documents.map((document) => referringToProject(document, projectId));
}
