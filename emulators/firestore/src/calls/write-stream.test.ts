import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN } from '../model/index.ts';
import { AccessControl } from '../rules-bridge/access-control.ts';
import { RulesRegistry } from '../rules-bridge/rules-registry.ts';
import { type FirestoreStore, openFirestoreStore } from '../store/index.ts';
import type { WireValue, WireWrite } from '../wire/messages.ts';
import type { WriteRequest, WriteResponse } from '../wire/stream-messages.ts';
import { DatabaseDirectory } from './database-directory.ts';
import { openWriteStream } from './write-stream.ts';

const database = 'projects/demo-write/databases/(default)';
const write = (id: string, fields: Record<string, WireValue> = {}): WireWrite => ({
  update: { name: `${database}/documents/c/${id}`, fields },
});

let store: FirestoreStore;
beforeEach(async () => {
  store = await openFirestoreStore();
});
afterEach(() => store.close());

/** Sends these requests, and gives what came back once all are handled: answers, a failure, or the end. */
async function exchange(...requests: WriteRequest[]): Promise<string[]> {
  const heard: string[] = [];
  const databases = new DatabaseDirectory(store, { opened: () => undefined, committed: () => undefined });
  const access = new AccessControl(new RulesRegistry(() => undefined), () => undefined);
  const stream = openWriteStream(
    { databases, access, caller: ADMIN },
    {
      send: ({ streamId, writeResults }: WriteResponse) =>
        void heard.push(streamId ? 'hello' : writeResults ? `${writeResults.length} written` : 'token'),
      fail: (error) => void heard.push((error as Error).message),
      end: () => void heard.push('end'),
    },
  );
  for (const request of requests) stream.message(request);
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(Math.min(requests.length, 2));
  return heard;
}

describe('a write stream', () => {
  it('answers commits in order, and ends with a request without writes', async () => {
    expect(
      await exchange(
        { database },
        { writes: [write('a')] },
        { writes: [write('b'), write('c')], database },
        { writes: [] },
      ),
    ).toEqual(['hello', '1 written', '2 written', 'token', 'end']);
  });

  it.each<[string, WriteRequest, string]>([
    ['no database', {}, "'database' must be set on an initial write request."],
    ['writes', { database, writes: [write('a')] }, "'writes' must not be set on an initial write request."],
    ['a stream id', { database, streamId: '1' }, 'do not set stream ID'],
    ['a token', { database, streamToken: Buffer.from('1') }, "'stream_token' must not be set"],
  ])('refuses a first request with %s', async (_what, request, message) => {
    const [heard] = await exchange(request);
    expect(heard).toContain(message);
  });

  it('refuses another database later on', async () => {
    const other = 'projects/other/databases/(default)';
    const heard = await exchange({ database }, { database: other, writes: [write('a')] });
    expect(heard[1]).toContain(`${other}) that did not match the expected database (${database})`);
  });

  it('ends with the first failure', async () => {
    const heard = await exchange(
      { database },
      { writes: [write('a', { __x__: { nullValue: 'NULL_VALUE' } })] },
      { writes: [write('b')] },
    );
    expect(heard).toEqual(['hello', 'field name __x__ is reserved']);
  });
});
