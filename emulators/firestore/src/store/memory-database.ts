import { randomUUID } from 'node:crypto';
import type { Document } from '../model/document.ts';
import { FirestoreError, invalidArgument } from '../model/firestore-error.ts';
import { identicalFields } from '../model/identical.ts';
import type { CollectionPath, DatabaseName, DocumentPath } from '../model/path.ts';
import {
  microsFromTimestamp,
  type Timestamp,
  timestampFromMicros,
  truncateToMillis,
} from '../model/timestamp.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import { type AppliedWrites, applyWrites } from './apply-writes.ts';
import { ChangeFeed } from './change-feed.ts';
import { ChangeHistory } from './change-history.ts';
import { hasConflict } from './conflict.ts';
import type {
  BeginOptions,
  CommitChange,
  CommitOptions,
  CommitResult,
  Database,
  DocumentChange,
  ReadOptions,
  Snapshot,
  TransactionId,
} from './database.ts';
import { DatabaseSnapshot, type SnapshotSource } from './database-snapshot.ts';
import { Documents } from './documents.ts';
import { type Transaction, Transactions } from './transactions.ts';
import { Turns } from './turns.ts';
import type { VersionClock } from './version-clock.ts';
import { WaitingWriters, type Wanted } from './waiting-writers.ts';
import type { Write } from './write.ts';

/** How long a commit waits for transactions that read what it changes. */
const PATIENCE_MILLIS = 2000;
/** How far back the past may be read in any case. */
const RETENTION_MICROS = 3_600_000_000;
/** What a change costs the history beside the document itself. */
const CHANGE_BYTES = 200;

/** What a database is made of. */
export interface MemoryDatabaseOptions {
  readonly name: DatabaseName;
  readonly clock: VersionClock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long a transaction may rest; a minute when absent. */
  readonly transactionIdleMs?: number | undefined;
  readonly checkQuery: SnapshotSource['checkQuery'];
  /** Called with each change before it is made; a throw keeps it from happening. */
  readonly persist: (database: DatabaseName, change: CommitChange) => void;
}

/** A database in memory. Everything but waiting for turns is synchronous, so commits are serial. */
export class MemoryDatabase implements Database {
  readonly name: DatabaseName;
  readonly incarnation: string = randomUUID();
  readonly #options: MemoryDatabaseOptions;
  readonly #clock: VersionClock;
  readonly #documents = new Documents();
  readonly #history: ChangeHistory;
  readonly #transactions: Transactions;
  readonly #turns = new Turns();
  readonly #writers = new WaitingWriters();
  readonly #feed = new ChangeFeed();
  readonly #source: SnapshotSource;

  constructor(options: MemoryDatabaseOptions) {
    this.#options = options;
    this.name = options.name;
    this.#clock = options.clock;
    this.#transactions = new Transactions(options.now, options.transactionIdleMs);
    // Databases come into being when they are first named: before that they were empty.
    this.#history = new ChangeHistory(this.#clock.next() - RETENTION_MICROS, () =>
      this.#transactions.oldestSnapshot(),
    );
    this.#source = {
      name: options.name,
      documents: this.#documents,
      history: this.#history,
      checkQuery: options.checkQuery,
    };
  }

  readTime(): Timestamp {
    return timestampFromMicros(this.#clock.next());
  }

  read({ transaction, readTime }: ReadOptions = {}): Snapshot {
    if (transaction !== undefined) return this.#readIn(this.#transactions.use(transaction));
    const version = readTime === undefined ? this.#clock.next() : this.#knownVersion(readTime);
    return new DatabaseSnapshot(this.#source, version, null);
  }

  begin(options: BeginOptions = {}): TransactionId {
    const { readOnly, retryOf } = options;
    if (retryOf !== undefined) this.#turns.release(retryOf);
    const fixed = readOnly?.readTime === undefined ? undefined : this.#knownVersion(readOnly.readTime);
    const snapshot = readOnly === undefined ? undefined : (fixed ?? this.#clock.next());
    return this.#transactions.begin(options, snapshot).id;
  }

  async awaitTurn(id: TransactionId, wanted: Wanted): Promise<void> {
    const { formerReads, snapshot, seniority } = this.#transactions.use(id);
    if (snapshot !== undefined) return;
    if (formerReads === null || formerReads.isEmpty) await this.#writers.standBehind(wanted);
    else await this.#turns.take(id, formerReads, seniority);
  }

  rollback(id: TransactionId): void {
    this.#transactions.end(id);
    this.#turns.release(id);
  }

  async commit(writes: readonly Write[], options: CommitOptions = {}): Promise<CommitResult> {
    const leave = this.#writers.enter(writes.map(({ path }) => path));
    try {
      await this.#awaitOthers(writes, options.transaction);
      return this.commitNow(writes, options);
    } finally {
      leave();
    }
  }

  check(writes: readonly Write[]): void {
    for (const write of writes) this.#documentsAfter([write]);
  }

  commitNow(writes: readonly Write[], { transaction: id, authorize }: CommitOptions = {}): CommitResult {
    if (id === undefined) return this.#commit(writes, authorize);
    const transaction = this.#transactions.use(id);
    try {
      if (transaction.isReadOnly && writes.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      this.#checkConflict(transaction);
      const result = this.#commit(writes, authorize);
      this.rollback(id);
      return result;
    } catch (error) {
      // A request that makes no sense leaves the transaction as it was.
      if (!isInvalidArgument(error)) this.rollback(id);
      throw error;
    }
  }

  clear(path: DocumentPath | CollectionPath | null = null): void {
    this.#transactions.endAll();
    this.#turns.clear();
    const changes: DocumentChange[] = [];
    for (const before of this.#documents.all()) {
      if (path === null || before.path.key === path.key || before.path.key.startsWith(`${path.key}/`)) {
        changes.push({ path: before.path, before, after: null });
      }
    }
    this.#record(this.readTime(), 'clear', changes, 0);
  }

  /** Makes the given documents the only ones, their times kept. */
  replaceAll(documents: Iterable<Document>): void {
    this.#transactions.endAll();
    this.#turns.clear();
    const imported = new Map<string, Document>();
    for (const document of documents) imported.set(document.path.key, document);
    const changes: DocumentChange[] = [];
    for (const before of this.#documents.all()) {
      if (!imported.has(before.path.key)) changes.push({ path: before.path, before, after: null });
    }
    for (const after of imported.values()) {
      this.#clock.advanceTo(microsFromTimestamp(after.updateTime));
      changes.push({ path: after.path, before: this.#documents.get(after.path), after });
    }
    this.#record(this.readTime(), 'import', changes, 0);
  }

  /** Puts documents over those that are there, which keep their create times; what is the same stays as it is. */
  importOver(documents: Iterable<Document>): void {
    this.#transactions.endAll();
    this.#turns.clear();
    const imported = new Map<string, Document>();
    for (const document of documents) imported.set(document.path.key, document);
    for (const { updateTime } of imported.values()) this.#clock.advanceTo(microsFromTimestamp(updateTime));
    const readTime = this.readTime();
    const changes: DocumentChange[] = [];
    for (const document of imported.values()) {
      const before = this.#documents.get(document.path);
      if (before === null) changes.push({ path: document.path, before, after: document });
      else if (!identicalFields(before.fields, document.fields)) {
        const after = { ...document, createTime: before.createTime, updateTime: readTime };
        changes.push({ path: document.path, before, after });
      }
    }
    this.#record(readTime, 'import', changes, 0);
  }

  /** Starts with these documents, their times kept: no change that anybody hears of. */
  load(documents: Iterable<Document>): void {
    for (const document of documents) this.#documents.change(document.path, document);
    this.#history.begin(this.#clock.next());
  }

  /** The documents as they are now, in no order. */
  documents(): Iterable<Document> {
    return this.#documents.all();
  }

  subscribe(listener: (change: CommitChange) => void): () => void {
    return this.#feed.subscribe(listener);
  }

  changesSince(readTime: Timestamp): readonly CommitChange[] | null {
    const version = microsFromTimestamp(readTime);
    if (version > this.#clock.last) return null;
    return this.#history.since(version)?.map(({ commit }) => commit) ?? null;
  }

  /** A read-write transaction reads what is stored now, and only as long as what it read before is still true. */
  #readIn(transaction: Transaction): Snapshot {
    if (transaction.isReadOnly && transaction.snapshot !== undefined) {
      return new DatabaseSnapshot(this.#source, transaction.snapshot, null);
    }
    this.#checkConflict(transaction);
    this.#transactions.hold(transaction);
    const version = this.#clock.next();
    transaction.snapshot ??= version;
    return new DatabaseSnapshot(this.#source, version, transaction.reads);
  }

  /** Ends a transaction that read what is no longer true. */
  #checkConflict(transaction: Transaction): void {
    if (!this.#hasConflict(transaction)) return;
    this.rollback(transaction.id);
    throw new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
  }

  #hasConflict(transaction: Transaction): boolean {
    const run = (compiled: CompiledQuery) => this.read().run(compiled);
    return hasConflict(transaction, { history: this.#history, run });
  }

  #knownVersion(readTime: Timestamp): number {
    const version = microsFromTimestamp(readTime);
    // What is committed from now on is later than the present: the past up to here stays as it is.
    if (version > this.#clock.last && version > this.#clock.next()) {
      throw invalidArgument("The requested 'read_time' cannot be in the future.");
    }
    if (version < this.#history.floor) {
      throw new FirestoreError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
    }
    return version;
  }

  /**
   * Waits for older transactions that read what is to be written: what a transaction read stays as it is until it
   * ends. Younger ones are not waited for; they find out that they lost.
   *
   * @throws FirestoreError ABORTED when they take too long, INVALID_ARGUMENT for writes not worth waiting with
   */
  async #awaitOthers(writes: readonly Write[], id: TransactionId | undefined): Promise<void> {
    const paths = writes.map(({ path }) => path);
    const own = id === undefined ? undefined : this.#transactions.find(id);
    if (id !== undefined && own === undefined) return;
    const place = own?.seniority ?? this.#transactions.nextPlace();
    const writer = own === undefined ? null : { holder: own.id, seniority: own.seniority };
    const deadline = performance.now() + PATIENCE_MILLIS;
    for (;;) {
      const isLocked = this.#isLocked(paths, writes, place);
      if (!isLocked && !this.#turns.areTaken(paths, writer)) return;
      if (own !== undefined && (own.hasEnded || this.#hasConflict(own))) return;
      const patience = deadline - performance.now();
      if (patience <= 0) {
        if (!isLocked) return;
        if (id !== undefined) this.rollback(id);
        throw new FirestoreError('ABORTED', 'Transaction lock timeout.');
      }
      // Nobody tells when one that rests too long is given up.
      await this.#turns.nextRelease(Math.min(patience, this.#options.transactionIdleMs ?? patience));
    }
  }

  /** True when an older transaction read a document that the writes change, or a query they change the result of. */
  #isLocked(paths: readonly DocumentPath[], writes: readonly Write[], place: number): boolean {
    const holders = [...this.#transactions.olderHolders(place)].filter(({ reads }) =>
      paths.some((path) => reads.mayInclude(path)),
    );
    if (holders.length === 0) return false;
    const after = this.#documentsAfter(writes);
    return holders.some(({ reads }) =>
      writes.some(({ kind, path }) => {
        const before = this.#documents.get(path);
        return reads.includes(path, before, kind === 'verify' ? before : (after.get(path.key) ?? null));
      }),
    );
  }

  /** What the writes would leave, as far as it can be told while their preconditions may still come true. */
  #documentsAfter(writes: readonly Write[]): AppliedWrites['documents'] {
    try {
      return this.#apply(writes, this.readTime()).documents;
    } catch (error) {
      if (!(error instanceof FirestoreError) || isInvalidArgument(error)) throw error;
      return new Map();
    }
  }

  #apply(writes: readonly Write[], commitTime: Timestamp): AppliedWrites {
    const requestTime = truncateToMillis(commitTime);
    const get = (path: DocumentPath) => this.#documents.get(path);
    return applyWrites(writes, { database: this.name, get, commitTime, requestTime });
  }

  #commit(writes: readonly Write[], authorize: CommitOptions['authorize']): CommitResult {
    const commitTime = this.readTime();
    const applied = this.#apply(writes, commitTime);
    const get = (path: DocumentPath) => this.#documents.get(path);
    authorize?.({
      writes: applied.pending,
      requestTime: truncateToMillis(commitTime),
      get,
      getAfter: (path) =>
        applied.documents.get(path.key) ?? (applied.documents.has(path.key) ? null : get(path)),
    });
    this.#record(commitTime, 'commit', this.#differences(applied), applied.size);
    return { commitTime, writeResults: applied.results };
  }

  #differences({ documents, pending }: AppliedWrites): DocumentChange[] {
    const paths = new Map(pending.map(({ write }) => [write.path.key, write.path]));
    const changes: DocumentChange[] = [];
    for (const [key, after] of documents) {
      const path = paths.get(key) as DocumentPath;
      const before = this.#documents.get(path);
      if (before !== after) changes.push({ path, before, after });
    }
    return changes;
  }

  #record(
    readTime: Timestamp,
    origin: CommitChange['origin'],
    changes: readonly DocumentChange[],
    size: number,
  ): void {
    if (changes.length === 0) return;
    const commit: CommitChange = { readTime, origin, changes };
    this.#options.persist(this.name, commit);
    for (const { path, after } of changes) this.#documents.change(path, after);
    this.#history.append({
      version: microsFromTimestamp(readTime),
      commit,
      size: size + changes.length * CHANGE_BYTES,
    });
    this.#feed.publish(commit);
  }
}

function isInvalidArgument(error: unknown): boolean {
  return error instanceof FirestoreError && error.code === 'INVALID_ARGUMENT';
}
