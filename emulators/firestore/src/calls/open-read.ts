import { invalidArgument } from '../model/index.ts';
import type { BeginOptions, Database, Snapshot, TransactionId, Wanted } from '../store/index.ts';
import { decodeTimestamp } from '../wire/decode-value.ts';
import type { WireConsistency, WireTransactionOptions } from '../wire/messages.ts';
import type { RpcContext } from './rpc-context.ts';

/** What a read sees, and the transaction it began. */
export interface OpenedRead {
  readonly snapshot: Snapshot;
  /** Set when the read began a transaction: goes into the first response. */
  readonly newTransaction?: Uint8Array;
}

/**
 * Runs a read of a caller against the state its request asks for: now, a moment, a running or a new transaction. A new
 * transaction whose first read fails is ended, since its client never learns the id.
 *
 * @param wanted tells of a document whether the read looks at it
 */
export async function withRead<Result>(
  context: Pick<RpcContext, 'access' | 'caller'>,
  database: Database,
  consistency: WireConsistency,
  wanted: Wanted,
  read: (opened: OpenedRead) => Result,
): Promise<Result> {
  if (consistency.newTransaction !== undefined) {
    const id = beginAs(context, database, consistency.newTransaction);
    try {
      await database.awaitTurn(id, wanted);
      return read({ snapshot: database.read({ transaction: id }), newTransaction: Buffer.from(id) });
    } catch (error) {
      database.rollback(id);
      throw error;
    }
  }
  const transaction = decodeTransactionId(consistency.transaction);
  if (transaction !== undefined) {
    await database.awaitTurn(transaction, wanted);
    return read({ snapshot: database.read({ transaction }) });
  }
  if (consistency.readTime !== undefined) {
    return read({ snapshot: database.read({ readTime: decodeTimestamp(consistency.readTime) }) });
  }
  return read({ snapshot: database.read() });
}

/** Ids are those of `randomUUID`. */
const TRANSACTION_ID = /^[0-9a-f-]{36}$/;
/** How long those of Google's emulator are: one that outlived it is well formed, but nobody's. */
const FOREIGN_ID_BYTES = 9;

/**
 * The transaction id of a request; undefined when none is set.
 *
 * @throws FirestoreError INVALID_ARGUMENT for bytes that no transaction ever had
 */
export function decodeTransactionId(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined || bytes.length === 0) return undefined;
  const id = Buffer.from(bytes).toString('utf8');
  if (bytes.length === FOREIGN_ID_BYTES) throw invalidArgument('Transaction is invalid or expired.');
  if (!TRANSACTION_ID.test(id)) throw invalidArgument('Invalid transaction.');
  return id;
}

/**
 * Begins a transaction for whoever calls.
 *
 * @throws FirestoreError PERMISSION_DENIED when an end user wants one that locks what it reads
 */
export function beginAs(
  { access, caller }: Pick<RpcContext, 'access' | 'caller'>,
  database: Database,
  wire: WireTransactionOptions | undefined,
): TransactionId {
  const options = decodeTransactionOptions(wire);
  if (options.readOnly === undefined && !options.isOptimistic) access.authorizeLocks(caller, database);
  return database.begin(options);
}

/** How a transaction begins, in the engine's terms. */
function decodeTransactionOptions(options: WireTransactionOptions | undefined): BeginOptions {
  if (options?.readOnly !== undefined && options.readWrite !== undefined) {
    throw invalidArgument('A transaction is either read-only or read-write.');
  }
  if (options?.readOnly !== undefined) {
    const { readTime } = options.readOnly;
    return { readOnly: readTime === undefined ? {} : { readTime: decodeTimestamp(readTime) } };
  }
  const retryOf = decodeTransactionId(options?.readWrite?.retryTransaction);
  const isOptimistic = options?.readWrite?.concurrencyMode === 'OPTIMISTIC';
  return { ...(retryOf !== undefined && { retryOf }), ...(isOptimistic && { isOptimistic }) };
}
