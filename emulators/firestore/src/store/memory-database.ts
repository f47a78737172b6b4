import { randomUUID } from 'node:crypto';
import type { Document } from '../model/document.ts';
import { FirestoreError, invalidArgument } from '../model/firestore-error.ts';
import type { CollectionPath, DatabaseName, DocumentPath } from '../model/path.ts';
import { microsFromTimestamp, type Timestamp, timestampFromMicros } from '../model/timestamp.ts';
import type { CompiledQuery } from '../query/compiled-query.ts';
import {
  byKey,
  changesOfClear,
  changesOfImport,
  changesOfReplacement,
  type DocumentsByKey,
} from './bulk-changes.ts';
import { Documents } from './documents/documents.ts';
import { ChangeFeed } from './history/change-feed.ts';
import { ChangeHistory } from './history/change-history.ts';
import { hasConflict } from './history/conflict.ts';
import { DatabaseSnapshot, type SnapshotSource } from './history/database-snapshot.ts';
import type {
  BeginOptions,
  CommitChange,
  CommitOptions,
  CommitResult,
  Database,
  PendingCommit,
  ReadOptions,
  Snapshot,
  TransactionId,
} from './model/database.ts';
import { WaitingWriters, type Wanted } from './model/waiting-writers.ts';
import type { Write } from './model/write.ts';
import { type Transaction, Transactions } from './transactions/transactions.ts';
import { Turns } from './transactions/turns.ts';
import { WriteLocks } from './transactions/write-locks.ts';
import type { VersionClock } from './version-clock.ts';
import { CommitPlanner, isInvalidArgument } from './writes/planned-commit.ts';

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
  readonly #planner: CommitPlanner;
  readonly #locks: WriteLocks;
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
    this.#planner = new CommitPlanner(options.name, this.#documents);
    this.#locks = new WriteLocks({
      transactions: this.#transactions,
      turns: this.#turns,
      get: (path) => this.#documents.get(path),
      documentsAfter: (writes) => this.#planner.documentsAfter(writes, this.readTime()),
      hasConflict: (transaction) => this.#hasConflict(transaction),
      transactionIdleMs: options.transactionIdleMs,
    });
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
    const transaction = this.#transactions.use(id);
    const { formerReads, snapshot, seniority } = transaction;
    if (snapshot !== undefined) return;
    const over = this.#transactions.keepWaiting(transaction);
    try {
      if (formerReads === null || formerReads.isEmpty) await this.#writers.standBehind(wanted);
      else await this.#turns.take(id, formerReads, seniority);
    } finally {
      over();
    }
  }

  rollback(id: TransactionId): void {
    this.#transactions.end(id);
    this.#turns.release(id);
  }

  async commit(writes: readonly Write[], options: CommitOptions = {}): Promise<CommitResult> {
    const id = options.transaction;
    const transaction = id === undefined ? undefined : this.#transactions.use(id);
    const over = transaction && this.#transactions.keepWaiting(transaction);
    const leave = this.#writers.enter(writes.map(({ path }) => path));
    try {
      return await this.#locks.commitAfterOthers(writes, transaction, () => this.commitNow(writes, options));
    } catch (error) {
      // Also when the locks were not to be had.
      if (id !== undefined && !isInvalidArgument(error)) this.rollback(id);
      throw error;
    } finally {
      over?.();
      leave();
    }
  }

  check(writes: readonly Write[]): void {
    for (const write of writes) this.#planner.documentsAfter([write], this.readTime());
  }

  preview(writes: readonly Write[], look: (pending: PendingCommit) => void): void {
    look(this.#planner.plan(writes, this.readTime()).pending);
  }

  commitNow(writes: readonly Write[], options: CommitOptions = {}): CommitResult {
    if (options.transaction === undefined) return this.#commit(writes, options);
    const transaction = this.#transactions.use(options.transaction);
    try {
      if (transaction.isReadOnly && writes.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      this.#checkConflict(transaction);
      const result = this.#commit(writes, options);
      this.rollback(transaction.id);
      return result;
    } catch (error) {
      // A request that makes no sense leaves the transaction as it was.
      if (!isInvalidArgument(error)) this.rollback(transaction.id);
      throw error;
    }
  }

  clear(path: DocumentPath | CollectionPath | null = null): void {
    this.#endTransactions();
    this.#record({
      readTime: this.readTime(),
      origin: 'clear',
      changes: changesOfClear(this.#documents, path),
    });
  }

  /** Makes the given documents the only ones, their times kept. */
  replaceAll(documents: Iterable<Document>): void {
    const next = this.#takeOver(documents);
    const changes = changesOfReplacement(this.#documents, next);
    this.#record({ readTime: this.readTime(), origin: 'import', changes });
  }

  /** Puts documents over those that are there, which keep their create times; what is the same stays as it is. */
  importOver(documents: Iterable<Document>): void {
    const imported = this.#takeOver(documents);
    const readTime = this.readTime();
    this.#record({
      readTime,
      origin: 'import',
      changes: changesOfImport(this.#documents, imported, readTime),
    });
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

  #endTransactions(): void {
    this.#transactions.endAll();
    this.#turns.clear();
  }

  /** Documents from outside come with times of their own: whatever is committed from now on is later. */
  #takeOver(documents: Iterable<Document>): DocumentsByKey {
    this.#endTransactions();
    const taken = byKey(documents);
    for (const { updateTime } of taken.values()) this.#clock.advanceTo(microsFromTimestamp(updateTime));
    return taken;
  }

  #commit(writes: readonly Write[], { authorize, author }: CommitOptions): CommitResult {
    const readTime = this.readTime();
    const plan = this.#planner.plan(writes, readTime);
    authorize?.(plan.pending);
    this.#record({ readTime, origin: 'commit', author, changes: plan.changes() }, plan.size);
    return { commitTime: readTime, writeResults: plan.results };
  }

  /** Stores a commit that changes something and tells of it; `size` in bytes is what its documents take. */
  #record(commit: CommitChange, size = 0): void {
    const { readTime, changes } = commit;
    if (changes.length === 0) return;
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
