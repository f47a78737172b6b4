import { randomBytes } from 'node:crypto';
import { type DatabaseName, invalidArgument } from '../model/index.ts';
import type { Database } from '../store/index.ts';
import { decodeWrite } from '../wire/decode-write.ts';
import { parseDatabaseName, sameDatabase } from '../wire/resource-name.ts';
import type { WriteRequest, WriteResponse } from '../wire/stream-messages.ts';
import { commitAs, encodeCommitResult } from './commit.ts';
import type { CallReceiver, ClientEnd } from './duplex.ts';
import type { RpcContext } from './rpc-context.ts';

/**
 * The Write call: the first message opens the stream, each later one is a commit, answered in order. One without
 * writes is the goodbye. The first failure ends the stream with its status.
 */
export function openWriteStream(
  context: RpcContext,
  client: ClientEnd<WriteResponse>,
): CallReceiver<WriteRequest> {
  let database: Database | undefined;
  let over = false;
  let tokens = 0;
  let queue = Promise.resolve();

  const nextToken = () => {
    const token = Buffer.from(`${tokens}`);
    tokens += 1;
    return token;
  };
  const handle = async (request: WriteRequest) => {
    const writes = request.writes ?? [];
    if (database === undefined) {
      refuseMoreThanHello(request);
      database = context.databases.open(parseDatabaseName(request.database));
      client.send({ streamId: randomBytes(8).toString('hex'), streamToken: nextToken() });
    } else if (writes.length === 0) {
      client.send({ streamToken: nextToken() });
      over = true;
      client.end();
    } else {
      const { name } = database;
      refuseOtherDatabase(name, request);
      const result = await commitAs(
        context,
        database,
        writes.map((write) => decodeWrite(name, write)),
      );
      client.send({ streamToken: nextToken(), ...encodeCommitResult(result) });
    }
  };
  const enqueue = (step: () => Promise<void> | void) => {
    queue = queue.then(async () => {
      if (over) return;
      try {
        await step();
      } catch (error) {
        over = true;
        client.fail(error);
      }
    });
  };

  return {
    message: (request) => enqueue(() => handle(request)),
    halfClosed: () =>
      enqueue(() => {
        over = true;
        client.end();
      }),
    // What was received is applied all the same: a page that closes counts on the writes it sent.
    gone: () => undefined,
  };
}

function refuseMoreThanHello({ database, writes, streamId, streamToken }: WriteRequest): void {
  if (!database) throw invalidArgument("'database' must be set on an initial write request.");
  if (writes?.length) throw invalidArgument("'writes' must not be set on an initial write request.");
  if (streamId) throw invalidArgument('Resuming streams is not supported, do not set stream ID.');
  if (streamToken?.length) {
    throw invalidArgument(
      "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
    );
  }
}

function refuseOtherDatabase(expected: DatabaseName, { database }: WriteRequest): void {
  if (!database || sameDatabase(parseDatabaseName(database), expected)) return;
  throw invalidArgument(
    `Request specified a database (${database}) that did not match the expected database ` +
      `(projects/${expected.projectId}/databases/${expected.databaseId})`,
  );
}
