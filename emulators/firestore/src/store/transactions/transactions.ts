import { randomUUID } from 'node:crypto';
import { FirestoreError, invalidArgument } from '../../model/firestore-error.ts';
import type { BeginOptions, TransactionId } from '../model/database.ts';
import { ReadSet } from './read-set.ts';

/** A transaction and what it read so far. */
export interface Transaction {
  readonly id: TransactionId;
  readonly isReadOnly: boolean;
  /** Whether what it reads is locked until it ends. */
  readonly locks: boolean;
  /** The version a read-only one reads, or at which a read-write one began to read; undefined before that. */
  snapshot: number | undefined;
  readonly reads: ReadSet;
  /** What the attempt before this one read; null for a first attempt. */
  readonly formerReads: ReadSet | null;
  /** The place of the first attempt among all transactions: lower is older. */
  readonly seniority: number;
  hasEnded: boolean;
  /** How many of its requests the database keeps waiting: as long as it waits it doesn't rest. */
  waiting: number;
  lastUse: number;
}

/** @see https://firebase.google.com/docs/firestore/quotas#writes_and_transactions (idle expiration) */
const IDLE_MILLIS = 60_000;
/** An ended transaction is remembered so that its repetition can inherit from it. */
const REMEMBER_MILLIS = 120_000;

/** The transactions of one database, running and recently ended. */
export class Transactions {
  readonly #now: () => number;
  readonly #idleMillis: number;
  readonly #byId = new Map<TransactionId, Transaction>();
  /** Those that have read something and may write: what they read is locked. */
  readonly #holders = new Set<Transaction>();
  #count = 0;

  constructor(now: () => number, idleMillis = IDLE_MILLIS) {
    this.#now = now;
    this.#idleMillis = idleMillis;
  }

  begin(
    { readOnly, retryOf, isOptimistic = false }: BeginOptions,
    snapshot: number | undefined,
  ): Transaction {
    this.#sweep();
    const former = retryOf === undefined ? undefined : this.#byId.get(retryOf);
    if (former !== undefined) this.#end(former);
    const locks = readOnly === undefined && !isOptimistic;
    const transaction: Transaction = {
      id: randomUUID(),
      isReadOnly: readOnly !== undefined,
      locks,
      snapshot,
      reads: new ReadSet(),
      formerReads: locks ? inheritedReads(former) : null,
      seniority: former?.seniority ?? this.nextPlace(),
      hasEnded: false,
      waiting: 0,
      lastUse: this.#now(),
    };
    this.#byId.set(transaction.id, transaction);
    return transaction;
  }

  /**
   * A running transaction, its idle time starting anew.
   *
   * @throws FirestoreError ABORTED when it has ended, INVALID_ARGUMENT when there never was one
   */
  use(id: TransactionId): Transaction {
    const transaction = this.#byId.get(id);
    if (transaction === undefined) throw invalidArgument('Transaction is invalid or expired.');
    if (transaction.hasEnded || this.#isIdle(transaction)) {
      this.#end(transaction);
      throw new FirestoreError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUse = this.#now();
    return transaction;
  }

  /** Notes that the database keeps a transaction waiting. Call what it gives when that is over: its idle time starts anew. */
  keepWaiting(transaction: Transaction): () => void {
    transaction.waiting += 1;
    return () => {
      transaction.waiting -= 1;
      transaction.lastUse = this.#now();
    };
  }

  /** A place behind every transaction and write that came before. */
  nextPlace(): number {
    this.#count += 1;
    return this.#count;
  }

  /** Notes that a transaction is about to read: from now on it locks what it reads, if it locks at all. */
  hold(transaction: Transaction): void {
    if (transaction.locks) this.#holders.add(transaction);
  }

  /** The transactions whose locks hold up a writer of this place: those that are older. */
  *olderHolders(place: number): Generator<Transaction> {
    for (const holder of this.#holders) {
      if (this.#isIdle(holder)) this.#end(holder);
      else if (holder.seniority < place) yield holder;
    }
  }

  end(id: TransactionId): void {
    const transaction = this.#byId.get(id);
    if (transaction !== undefined) this.#end(transaction);
  }

  endAll(): void {
    for (const transaction of this.#byId.values()) this.#end(transaction);
  }

  /** The oldest version a running transaction reads; infinity when there is none. */
  oldestSnapshot(): number {
    let oldest = Number.POSITIVE_INFINITY;
    for (const transaction of this.#byId.values()) {
      if (transaction.hasEnded || transaction.snapshot === undefined || this.#isIdle(transaction)) continue;
      oldest = Math.min(oldest, transaction.snapshot);
    }
    return oldest;
  }

  #end(transaction: Transaction): void {
    transaction.hasEnded = true;
    this.#holders.delete(transaction);
  }

  #isIdle({ waiting, lastUse }: Transaction): boolean {
    return waiting === 0 && this.#now() - lastUse > this.#idleMillis;
  }

  /** The map is in order of beginning, so the old ones are in front. Those that rested too long end here first. */
  #sweep(): void {
    const now = this.#now();
    for (const [id, transaction] of this.#byId) {
      if (transaction.waiting > 0 || now - transaction.lastUse <= REMEMBER_MILLIS) return;
      if (transaction.hasEnded) {
        this.#byId.delete(id);
      } else {
        this.#end(transaction);
        transaction.lastUse = now;
      }
    }
  }
}

/** An attempt that lost before it read anything passes on what it inherited itself. */
function inheritedReads(former: Transaction | undefined): ReadSet | null {
  if (former === undefined) return null;
  return former.reads.isEmpty ? former.formerReads : former.reads;
}
