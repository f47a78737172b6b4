import { randomBytes } from 'node:crypto';
import { invalidArgument } from '../../model/index.ts';
import type { Database } from '../../store/index.ts';
import { decodeWrite } from '../../wire/decode-write.ts';
import { parseDatabaseName } from '../../wire/resource-name.ts';
import type { WriteRequest, WriteResponse } from '../../wire/stream-messages.ts';
import { commitAs, encodeCommitResult } from './commit.ts';
import type { CallReceiver, ClientEnd } from './duplex.ts';
import type { RpcContext } from './rpc-context.ts';

/**
 * The Write call: the first message opens the stream, each later one is a commit, answered in order. The first
 * failure ends the stream with its status.
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
    tokens += 1;
    return Buffer.from(`token-${tokens}`);
  };
  const handle = async (request: WriteRequest) => {
    const writes = request.writes ?? [];
    if (database === undefined) {
      if (writes.length > 0) throw invalidArgument("'writes' must not be set on an initial write request.");
      database = context.databases.open(parseDatabaseName(request.database));
      client.send({ streamId: randomBytes(8).toString('hex'), streamToken: nextToken() });
    } else if (writes.length === 0) {
      client.send({ streamToken: nextToken() });
    } else {
      const { name } = database;
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
