import { Client, credentials, type ServiceError, status } from '@grpc/grpc-js';
import { propertyLimit, propertyRuns } from '@thriftline/security-rules/testing';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../../index.ts';
import { fromJson } from '../../wire/json.ts';
import { encodeMessage, serviceMethods } from '../../wire/protos.ts';
import { brokenRequest, DATABASE, REQUESTS } from './broken-input.ts';
import { exchange } from './raw-socket.ts';

/**
 * Broken input through the three transports: whatever comes, the emulator answers with a refusal that is the
 * client's fault, goes on serving others, and keeps no memory of it. A crash would end this very process.
 */
const LIMIT_MS = 60_000;
const MEGABYTE = 1024 * 1024;
/** What a run may leave in memory: documents it stored, buffers not yet collected. */
const MAX_GROWTH = 300 * MEGABYTE;

let emulator: FirestoreEmulator;
let base: string;
let client: Client;
let before: number;

beforeAll(async () => {
  emulator = await startFirestoreEmulator({ log: () => undefined });
  base = `http://${emulator.host}:${emulator.port}`;
  client = new Client(`${emulator.host}:${emulator.port}`, credentials.createInsecure());
});
afterAll(async () => {
  client.close();
  await emulator.stop();
});
beforeEach(() => {
  before = process.memoryUsage().rss;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  // toStatus logs what no refusal foresaw.
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
  await expectAlive();
  expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH);
});

async function expectAlive(): Promise<void> {
  const answer = await fetch(`${base}/`, { signal: AbortSignal.timeout(5_000) });
  expect(await answer.text()).toBe('Ok\n');
}

describe('REST', () => {
  const CALLS: Readonly<Record<string, string>> = {
    BatchGetDocuments: ':batchGet',
    BeginTransaction: ':beginTransaction',
    Commit: ':commit',
    Rollback: ':rollback',
    BatchWrite: ':batchWrite',
    RunQuery: ':runQuery',
    RunAggregationQuery: ':runAggregationQuery',
    PartitionQuery: ':partitionQuery',
    ListCollectionIds: ':listCollectionIds',
  };
  const post = (path: string, body: string, method = 'POST') =>
    fetch(`${base}/v1/${DATABASE}/documents${path}`, {
      method,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body }),
      headers: { authorization: 'Bearer owner' },
      signal: AbortSignal.timeout(10_000),
    });

  it(
    'answers broken requests with what is wrong with them, never with an error of its own',
    async () => {
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(brokenRequest(Object.keys(CALLS)), async ([call, body]) => {
          const { database: _d, parent: _p, ...rest } = (body ?? {}) as Record<string, unknown>;
          const response = await post(CALLS[call] ?? '', JSON.stringify(rest));
          const answer: unknown = await response.json();
          if (response.ok) return;
          refused += 1;
          const { error } = (Array.isArray(answer) ? answer[0] : answer) as { error: { message: string } };
          expect(error.message).not.toBe('');
          expect([400, 404, 409, 501]).toContain(response.status);
        }),
        propertyRuns(120),
      );
      expect(refused).toBeGreaterThan(0);
    },
    propertyLimit(LIMIT_MS),
  );

  it('refuses bodies far deeper than a document may be', async () => {
    const deep = `${'{"arrayValue":{"values":['.repeat(50_000)}${']}}'.repeat(50_000)}`;
    const writes = `{"writes":[{"update":{"name":"${DATABASE}/documents/c/deep","fields":{"a":${deep}}}}]}`;
    const response = await post(':commit', writes);
    await response.text();
    expect(response.status).toBe(400);
  });

  it(
    'takes any path, method and body',
    async () => {
      const path = fc.oneof(
        fc.constantFrom(
          '',
          '/',
          '//',
          '/c',
          '/c/a',
          '/c/a/',
          '/c/%',
          '/c/%2F',
          '/c/%00',
          '/c/a:b',
          ':nothing',
          '/c/..',
        ),
        fc.constantFrom(
          '/c/a?mask.fieldPaths=`',
          '/c?pageSize=x',
          '/c?pageToken=x',
          '/c?orderBy=,',
          '/c/a?readTime=x',
        ),
        fc.constantFrom(
          '/c/a?currentDocument.exists=maybe',
          '/c/a?transaction=*',
          '/c?documentId=a%2Fb',
          '/c/a?$alt=x',
        ),
        fc.webUrl({ withQueryParameters: true }).map((url) => `/${url.replaceAll('#', '')}`),
      );
      const body = fc.oneof(
        fc.constantFrom(
          '',
          'null',
          '[]',
          '"x"',
          '7',
          '{',
          '{"fields":null}',
          '{"fields":{"a":{}}}',
          '\u0000',
        ),
        fc.constant(`${'['.repeat(50_000)}`),
        fc.constant(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
        fc.json(),
      );
      await fc.assert(
        fc.asyncProperty(
          path,
          body,
          fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
          async (at, text, method) => {
            const response = await post(at, text, method);
            await response.text();
            expect(response.status).toBeLessThan(500);
          },
        ),
        propertyRuns(100),
      );
    },
    propertyLimit(LIMIT_MS),
  );
});

describe('gRPC', () => {
  const call = (name: string, bytes: Buffer) =>
    new Promise<number>((resolve) => {
      const path = `/google.firestore.v1.Firestore/${name}`;
      const identity = (buffer: Buffer) => buffer;
      const stream = client.makeBidiStreamRequest(path, identity, identity, {
        deadline: Date.now() + 10_000,
      });
      stream.on('data', () => {
        // Streams of listeners go on for ever: one answer is enough.
        if (name === 'Listen' || name === 'Write') stream.cancel();
      });
      stream.on('error', (error: ServiceError) => resolve(error.code));
      stream.on('end', () => resolve(status.OK));
      stream.write(bytes);
      stream.end();
    });
  const shapes = new Map(serviceMethods().map((shape) => [shape.name, shape]));

  it(
    'refuses messages that are broken in their sense',
    async () => {
      await fc.assert(
        fc.asyncProperty(brokenRequest(), async ([name, body]) => {
          const type = shapes.get(name)?.requestType;
          let bytes: Buffer;
          try {
            bytes = encodeMessage(
              type as NonNullable<typeof type>,
              fromJson(type as NonNullable<typeof type>, body),
            );
          } catch {
            return; // What has no bytes cannot be sent.
          }
          const code = await call(name, bytes);
          expect(status[code]).not.toMatch(/INTERNAL|UNKNOWN|DEADLINE_EXCEEDED|UNAVAILABLE|DATA_LOSS/);
        }),
        propertyRuns(120),
      );
    },
    propertyLimit(LIMIT_MS),
  );

  it(
    'refuses bytes that are no message',
    async () => {
      const bytes = fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom(...Object.keys(REQUESTS)).chain((name) => {
          const type = shapes.get(name)?.requestType as NonNullable<
            ReturnType<typeof shapes.get>
          >['requestType'];
          const good = encodeMessage(type, fromJson(type, REQUESTS[name]));
          return fc
            .array(fc.tuple(fc.nat(Math.max(good.length - 1, 0)), fc.nat(255)), {
              minLength: 1,
              maxLength: 4,
            })
            .map((changes) =>
              changes.reduce((buffer, [at, to]) => Buffer.from(buffer).fill(to, at, at + 1), good),
            );
        }),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...shapes.keys()), bytes, async (name, message) => {
          const code = await call(name, Buffer.from(message));
          expect(status[code]).not.toMatch(/DEADLINE_EXCEEDED|UNAVAILABLE|DATA_LOSS/);
        }),
        propertyRuns(100),
      );
    },
    propertyLimit(LIMIT_MS),
  );
});

describe('WebChannel', () => {
  const PATHS = ['Listen', 'Write'].map((name) => `/google.firestore.v1.Firestore/${name}/channel`);
  const open = async (path: string) => {
    const response = await fetch(`${base}${path}?VER=8&RID=1&CVER=22&t=1`, {
      method: 'POST',
      body: 'count=0&ofs=0',
    });
    return /"c","([^"]+)"/.exec(await response.text())?.[1] ?? '';
  };
  const number = fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    'NaN',
    '1e9',
    '999999999999',
    '9'.repeat(400),
    'x',
    '1.5',
  );
  const payload = fc.oneof(
    brokenRequest(['Listen', 'Write']).map(([, body]) => JSON.stringify(body)),
    fc.string(),
    fc.constantFrom('', '{', 'null', '[]', '7', '{"database":7}', '{"removeTarget":1}', '{"writes":[]}'),
  );

  it(
    'takes any forward POST and any held GET',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...PATHS),
          fc.array(
            fc.record({ count: number, ofs: number, aid: number, to: number, payload, isGet: fc.boolean() }),
            {
              minLength: 1,
              maxLength: 4,
            },
          ),
          async (path, steps) => {
            const sid = await open(path);
            for (const { count, ofs, aid, to, payload: data, isGet } of steps) {
              const query = new URLSearchParams({ VER: '8', SID: sid, AID: aid, TO: to, CI: '1', RID: '2' });
              const body = new URLSearchParams({ count, ofs, req0___data__: data });
              const response = await fetch(`${base}${path}?${query}`, {
                signal: AbortSignal.timeout(40_000),
                ...(isGet ? {} : { method: 'POST', body: body.toString() }),
              });
              if (isGet) await response.body?.cancel();
              else await response.text();
              expect(response.status).toBeLessThan(500);
            }
            await fetch(`${base}${path}?SID=${sid}&TYPE=terminate`, { method: 'POST' });
          },
        ),
        propertyRuns(40),
      );
    },
    propertyLimit(LIMIT_MS),
  );

  it('does not count to a number only because it was told to', async () => {
    const sid = await open(PATHS[0] ?? '');
    const since = performance.now();
    const response = await fetch(`${base}${PATHS[0]}?VER=8&SID=${sid}&AID=0&RID=2`, {
      method: 'POST',
      body: 'count=4000000000&ofs=0',
    });
    await response.text();
    expect(response.status).toBe(400);
    expect(performance.now() - since).toBeLessThan(2_000);
  });

  it('keeps no more messages than a client has in flight while one before them is missing', async () => {
    const sid = await open(PATHS[0] ?? '');
    const codes = new Set<number>();
    for (let at = 10; at < 40_000; at += 1000) {
      const maps = Array.from({ length: 1000 }, (_, index) => `req${index}___data__=x`).join('&');
      const response = await fetch(`${base}${PATHS[0]}?VER=8&SID=${sid}&AID=0&RID=2`, {
        method: 'POST',
        body: `count=1000&ofs=${at}&${maps}`,
      });
      await response.text();
      codes.add(response.status);
    }
    expect([...codes].sort()).toEqual([200, 400]);
  });
});

/** Bodies of the control endpoints, with anything where a text or list is meant. */
const controlBody = fc
  .record(
    {
      rules: fc.oneof(
        fc.jsonValue(),
        fc.record({ files: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())) }),
      ),
      eventType: fc.jsonValue(),
      document: fc.jsonValue(),
      eventTrigger: fc.oneof(
        fc.jsonValue(),
        fc.record({ eventType: fc.jsonValue(), resource: fc.jsonValue() }),
      ),
      database: fc.jsonValue(),
      export_directory: fc.constantFrom<fc.JsonValue>(null, 7, '/nowhere/at/all', []),
      export_name: fc.constantFrom<fc.JsonValue>('x', null, 7),
    },
    { requiredKeys: [] },
  )
  .map((body) => JSON.stringify(body));

describe('the port', () => {
  it(
    'survives connections that speak neither HTTP/1.1 nor HTTP/2',
    async () => {
      const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
      const bytes = fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.uint8Array({ maxLength: 300 }).map((frames) => Buffer.concat([preface, frames])),
        fc.string({ maxLength: 100 }).map((text) => Buffer.from(`GET /${text} HTTP/1.1\r\n${text}\r\n\r\n`)),
        fc
          .constantFrom(
            'PUT / HTTP/1.1\r\ncontent-length: -1\r\n\r\n',
            'POST / HTTP/1.1\r\ntransfer-encoding: x\r\n\r\n',
            'P',
            'PR',
          )
          .map((text) => Buffer.from(text)),
        fc
          .constantFrom(
            '/emulator/v1/projects/p:securityRules',
            '/emulator/v1/projects/p:export',
            '/emulator/v1/projects/p/triggers/k',
          )
          .chain((path) =>
            controlBody.map((json) => {
              const length = Buffer.byteLength(json);
              return Buffer.from(
                `PUT ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n${json}`,
              );
            }),
          ),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(bytes, { minLength: 4, maxLength: 4 }), async (all) => {
          const answers = await Promise.all(all.map((each) => exchange(emulator.port, each)));
          for (const answer of answers) expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
        }),
        propertyRuns(15),
      );
    },
    propertyLimit(LIMIT_MS),
  );
});
