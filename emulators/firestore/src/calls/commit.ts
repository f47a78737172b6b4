import { FirestoreError, invalidArgument } from '../model/index.ts';
import type { CommitOptions, CommitResult, Database, Write } from '../store/index.ts';
import { decodeWrite } from '../wire/decode-write.ts';
import { encodeWriteResult } from '../wire/encode-document.ts';
import { encodeTimestamp } from '../wire/encode-value.ts';
import type { WireStatus, WireWrite, WireWriteResult } from '../wire/messages.ts';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  BeginTransactionRequest,
  BeginTransactionResponse,
  CommitRequest,
  CommitResponse,
  RollbackRequest,
} from '../wire/requests.ts';
import { parseDatabaseName } from '../wire/resource-name.ts';
import { toStatus } from '../wire/status.ts';
import { beginAs, decodeTransactionId } from './open-read.ts';
import type { RpcContext } from './rpc-context.ts';

/**
 * Commits in the caller's name: rules are asked first, triggers learn who it was. Rules also come before
 * preconditions: whoever may not write learns nothing of what exists.
 */
export async function commitAs(
  context: RpcContext,
  database: Database,
  writes: readonly Write[],
  options: Omit<CommitOptions, 'authorize' | 'author'> = {},
): Promise<CommitResult> {
  let asked = false;
  try {
    return await database.commit(writes, {
      ...options,
      author: context.caller,
      authorize: (pending) => {
        asked = true;
        context.access.authorizeCommit(context.caller, database, pending);
      },
    });
  } catch (error) {
    if (!asked && error instanceof FirestoreError && PRECONDITION_FAILURES.has(error.code)) {
      judgeWithoutPreconditions(context, database, writes);
    }
    throw error;
  }
}

const PRECONDITION_FAILURES: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'FAILED_PRECONDITION',
]);

function judgeWithoutPreconditions(context: RpcContext, database: Database, writes: readonly Write[]): void {
  if (context.caller.kind === 'admin') return;
  const unconditional = writes.map((write) => ({ ...write, precondition: null }));
  database.preview(unconditional, (pending) =>
    context.access.authorizeCommit(context.caller, database, pending),
  );
}

/** All writes or none; ends the transaction named. */
export async function commit(context: RpcContext, request: CommitRequest): Promise<CommitResponse> {
  const name = parseDatabaseName(request.database);
  const writes = (request.writes ?? []).map((write) => decodeWrite(name, write));
  const transaction = decodeTransactionId(request.transaction);
  const database = context.databases.open(name);
  const result = await commitAs(context, database, writes, transaction === undefined ? {} : { transaction });
  return encodeCommitResult(result);
}

/** What a commit did, in the wire's terms. */
export function encodeCommitResult(result: CommitResult): CommitResponse {
  return {
    writeResults: result.writeResults.map(encodeWriteResult),
    commitTime: encodeTimestamp(result.commitTime),
  };
}

/**
 * Each write alone: the call succeeds, and every write has its own status. Only administrators may; a write that
 * makes no sense fails the call before anything is written.
 */
export async function batchWrite(
  context: RpcContext,
  request: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const name = parseDatabaseName(request.database);
  const database = context.databases.open(name);
  const names = (request.writes ?? []).map(nameOf).filter((document) => document !== undefined);
  if (new Set(names).size < names.length) {
    throw invalidArgument('the same document cannot be written more than once in a single request');
  }
  const writes = (request.writes ?? []).map((write) => decodeWrite(name, write));
  context.access.requireAdmin(context.caller, 'Batch writes');
  database.check(writes);
  const outcomes = await Promise.all(
    writes.map(async (write): Promise<{ result: WireWriteResult; status: WireStatus }> => {
      try {
        const { writeResults } = await commitAs(context, database, [write]);
        return { result: writeResults[0] ? encodeWriteResult(writeResults[0]) : {}, status: {} };
      } catch (error) {
        return { result: {}, status: toStatus(error) };
      }
    }),
  );
  return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
}

function nameOf(write: WireWrite): string | undefined {
  return write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
}

/** Starts a transaction that its client names from then on. */
export function beginTransaction(
  context: RpcContext,
  request: BeginTransactionRequest,
): BeginTransactionResponse {
  const database = context.databases.open(parseDatabaseName(request.database));
  return { transaction: Buffer.from(beginAs(context, database, request.options)) };
}

/** Ends a transaction; unknown and ended ones are fine. */
export function rollback(context: RpcContext, request: RollbackRequest): object {
  const database = context.databases.open(parseDatabaseName(request.database));
  const transaction = decodeTransactionId(request.transaction);
  if (transaction === undefined) throw invalidArgument('Invalid transaction.');
  database.rollback(transaction);
  return {};
}
