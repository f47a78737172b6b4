import type { Caller } from '../../model/caller.ts';
import type { Document } from '../../model/document.ts';
import type { CollectionPath, DatabaseName, DocumentPath } from '../../model/path.ts';
import type { Timestamp } from '../../model/timestamp.ts';
import type { Aggregation, AggregationResult } from '../../query/aggregation.ts';
import type { CompiledQuery } from '../../query/compiled-query.ts';
import type { Query } from '../../query/query.ts';
import type { Wanted } from './waiting-writers.ts';
import type { Write, WriteResult } from './write.ts';

/** An opaque transaction id, as text; on the wire its UTF-8 bytes. */
export type TransactionId = string;

/** When to read; at most one of the two. Without either: now. */
export interface ReadOptions {
  /** The read belongs to this transaction: it sees its snapshot and is remembered for the conflict check. */
  readonly transaction?: TransactionId;
  readonly readTime?: Timestamp;
}

/** One consistent state of a database. Results are immutable; nothing here waits. */
export interface Snapshot {
  readonly readTime: Timestamp;
  get(path: DocumentPath): Document | null;
  /** The result in order, with cursors, offset and limit applied, but whole documents: see `project`. */
  run(query: Query | CompiledQuery): readonly Document[];
  aggregate(query: Query | CompiledQuery, aggregations: readonly Aggregation[]): AggregationResult;
  listDocuments(options: ListDocumentsOptions): ListDocumentsPage;
  /** Ids of the collections below a document (or the root) that hold documents at any depth, sorted. */
  listCollectionIds(parent: DocumentPath | null): readonly string[];
}

export interface ListDocumentsOptions {
  /** Or those of several collections below one parent, one collection after the other. */
  readonly collection: CollectionPath | readonly CollectionPath[];
  /** Also the ids that exist only as parents of other documents. */
  readonly showMissing?: boolean;
  /** Zero or absent: a default of 300. */
  readonly pageSize?: number;
  /** Empty or absent: from the start. */
  readonly pageToken?: string;
  /** As in `price desc, __name__`; not together with `showMissing`. */
  readonly orderBy?: string;
}

export interface ListDocumentsPage {
  readonly documents: readonly (Document | MissingDocument)[];
  /** Empty on the last page. */
  readonly nextPageToken: string;
}

/** An id that exists only as a parent: no times, no fields. */
export interface MissingDocument {
  readonly path: DocumentPath;
  readonly fields: null;
}

export interface BeginOptions {
  /** Only reads, all from one state: now, or `readTime`. */
  readonly readOnly?: { readonly readTime?: Timestamp };
  /** The id of the attempt this one repeats. It then gets its turn before newer transactions and plain writes. */
  readonly retryOf?: TransactionId;
  /** It locks nothing and waits for no turn: its commit finds out whether something that it read has changed. */
  readonly isOptimistic?: boolean;
}

/** A write that passed validation and preconditions and waits for permission. */
export interface PendingWrite {
  readonly write: Write;
  /** The document before this write: as stored, or as an earlier write of the same commit left it. */
  readonly before: Document | null;
  /** The document after this write, transforms applied. Null when deleted. For `verify` the same as before. */
  readonly after: Document | null;
}

/** What the permission hook of a commit may look at. */
export interface PendingCommit {
  readonly writes: readonly PendingWrite[];
  /** The instant server timestamps got. */
  readonly requestTime: Timestamp;
  /** A document before the commit. */
  get(path: DocumentPath): Document | null;
  /** A document as it will be after the whole commit. */
  getAfter(path: DocumentPath): Document | null;
}

export interface CommitOptions {
  readonly transaction?: TransactionId;
  /** Called synchronously before anything is applied; throw to refuse. */
  readonly authorize?: (pending: PendingCommit) => void;
  /** Who commits, for those who are told of it. */
  readonly author?: Caller;
}

export interface CommitResult {
  readonly commitTime: Timestamp;
  /** One per write, in order. */
  readonly writeResults: readonly WriteResult[];
}

/** One document's way through a commit: at most one entry per document, never without a difference. */
export interface DocumentChange {
  readonly path: DocumentPath;
  /** Null: created. */
  readonly before: Document | null;
  /** Null: deleted. */
  readonly after: Document | null;
}

/** One commit that changed something. Only a `commit` fires triggers. */
export interface CommitChange {
  readonly readTime: Timestamp;
  readonly origin: 'commit' | 'clear' | 'import';
  /** Who made it; absent where nobody said. */
  readonly author?: Caller | undefined;
  readonly changes: readonly DocumentChange[];
}

/** One database of one project: all its documents, serial commits, snapshots and transactions. */
export interface Database {
  readonly name: DatabaseName;
  /** Changes when history is lost (a restart, say): resume tokens of another incarnation are worthless. */
  readonly incarnation: string;
  /** A new read time, in microseconds, later than any given before; every later commit gets a later one still. */
  readTime(): Timestamp;
  /**
   * A state to read from. Reading now is cheap: the snapshot looks at the live state until the next commit.
   * Use it within the same tick.
   *
   * @throws FirestoreError ABORTED or INVALID_ARGUMENT for an ended transaction, FAILED_PRECONDITION for a read
   *   time history no longer reaches
   */
  read(options?: ReadOptions): Snapshot;
  /** Starts a transaction. It ends by `commit`, `rollback`, or 60 seconds without use. */
  begin(options?: BeginOptions): TransactionId;
  /**
   * Await before each read in a transaction: a repeated attempt waits here for its turn, another behind writers that
   * wait already to write what it wants, both at most 2 s and before their first read only. What is read then stays as
   * it is until the transaction ends: younger writers wait, older ones abort the transaction.
   */
  awaitTurn(transaction: TransactionId, wanted: Wanted): Promise<void>;
  /** Ends a transaction. Unknown and ended ids are fine. */
  rollback(transaction: TransactionId): void;
  /**
   * Applies all writes or none. Waits for older transactions that read what is to be written, and at most 2 s.
   *
   * @throws FirestoreError ABORTED when that was not enough
   */
  commit(writes: readonly Write[], options?: CommitOptions): Promise<CommitResult>;
  /**
   * Looks at each write by itself.
   *
   * @throws FirestoreError INVALID_ARGUMENT for the first that makes no sense, whatever is stored
   */
  check(writes: readonly Write[]): void;
  /**
   * Calls the hook with what these writes would do now, as `commit` would, and applies nothing. Preconditions are
   * as in the writes; throws what the hook or a commit would throw.
   */
  preview(writes: readonly Write[], look: (pending: PendingCommit) => void): void;
  /** As `commit`, without waiting. */
  commitNow(writes: readonly Write[], options?: CommitOptions): CommitResult;
  /** Drops the documents at or below a path (all for null) and ends all transactions; no triggers. */
  clear(path?: DocumentPath | CollectionPath | null): void;
  /** Calls the listener synchronously after each commit that changed something, in order. Returns the way out. */
  subscribe(listener: (change: CommitChange) => void): () => void;
  /** The commits after this read time, oldest first; null when history doesn't reach back that far. */
  changesSince(readTime: Timestamp): readonly CommitChange[] | null;
}
