import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBody } from '../endpoints/http/read-body.ts';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';

interface Received {
  readonly url: string;
  readonly body: Record<string, unknown> & { data: Record<string, unknown> };
}

const PROJECT = 'demo-events';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const V2 = 'google.cloud.firestore.document.v1';
const V1 = 'providers/cloud.firestore/eventTypes/document';

let functions: Server;
let received: Received[];
/** Events that are being handled, and the most there ever were at a time. */
let busy: { now: number; most: number };
/** What functions wait for before they answer. */
let finishing: Promise<void>;
let emulator: FirestoreEmulator;
let base: string;

beforeEach(async () => {
  received = [];
  busy = { now: 0, most: 0 };
  finishing = Promise.resolve();
  functions = createServer(async (request, response) => {
    busy.now += 1;
    busy.most = Math.max(busy.most, busy.now);
    received.push({ url: request.url ?? '', body: JSON.parse(await readBody(request)) as Received['body'] });
    await finishing;
    busy.now -= 1;
    response.end('{"status":"acknowledged"}');
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const { port } = functions.address() as AddressInfo;
  emulator = await startFirestoreEmulator({ functionsHost: `127.0.0.1:${port}` });
  base = `http://${emulator.host}:${emulator.port}`;
});

afterEach(async () => {
  await emulator.stop();
  functions.close();
  functions.closeAllConnections();
});

async function registerV2(key: string, event: string, pattern: string): Promise<void> {
  const response = await fetch(
    `${base}/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=${key}`,
    {
      method: 'POST',
      body: JSON.stringify({
        eventType: `${V2}.${event}`,
        database: '(default)',
        namespace: '(default)',
        document: { value: pattern, matchType: 'PATH_PATTERN' },
      }),
    },
  );
  expect([response.status, await response.json()]).toEqual([200, {}]);
}

async function write(path: string, fields: object | null, authorization = 'Bearer owner'): Promise<void> {
  const headers = { authorization };
  const response =
    fields === null
      ? await fetch(`${base}/v1/${ROOT}/${path}`, { method: 'DELETE', headers })
      : await fetch(`${base}/v1/${ROOT}/${path}`, {
          method: 'PATCH',
          headers,
          body: JSON.stringify({ fields }),
        });
  expect(response.status).toBe(200);
}

const text = (stringValue: string) => ({ stringValue });

describe('a function of the second generation', () => {
  it('hears of creation, change and deletion in order', async () => {
    await registerV2('us-central1-onUser-0', 'written', 'users/{uid}');
    await write('users/u1', {
      name: text('A'),
      map: { mapValue: { fields: { a: text('1'), b: text('2') } } },
    });
    await write('users/u1', {
      name: text('A'),
      map: { mapValue: { fields: { a: text('1'), b: text('3') } } },
    });
    await write('users/u1', null);
    await write('others/u1', {});
    await emulator.eventsDelivered();
    expect(received.map(({ url }) => url)).toEqual(
      Array.from({ length: 3 }, () => `/functions/projects/${PROJECT}/triggers/us-central1-onUser-0`),
    );
    const [created, updated, deleted] = received.map(({ body }) => body);
    expect(created).toMatchObject({
      specversion: '1.0',
      type: `${V2}.written`,
      source: `//firestore.googleapis.com/projects/${PROJECT}/databases/(default)`,
      subject: 'documents/users/u1',
      document: 'users/u1',
      project: PROJECT,
      database: '(default)',
      data: { value: { name: `${ROOT}/users/u1`, fields: { name: text('A') } } },
    });
    expect(created?.data).not.toHaveProperty('oldValue');
    expect(updated?.data).toMatchObject({ updateMask: { fieldPaths: ['map.b'] } });
    expect(deleted?.data).not.toHaveProperty('value');
    expect(deleted?.data).toHaveProperty('oldValue');
  });

  it('gets all of a burst, few at a time: each at a time would be a process of the functions emulator', async () => {
    await registerV2('us-central1-onUser-0', 'written', 'users/{uid}');
    await registerV2('us-central1-onLast-0', 'written', 'last/{id}');
    let finish: () => void = () => undefined;
    finishing = new Promise((resolve) => {
      finish = resolve;
    });
    const ids = Array.from({ length: 20 }, (_, index) => `users/u${index}`);
    await Promise.all(ids.map((path) => write(path, {})));
    // The event of another function, sent after all others would have been, is there: no third of the burst is.
    await write('last/one', {});
    await expect.poll(() => received.map(({ body }) => body.document)).toContain('last/one');
    expect(received).toHaveLength(3);
    finish();
    await emulator.eventsDelivered();
    expect(received.map(({ body }) => body.document).sort()).toEqual(['last/one', ...ids].sort());
    expect(busy.most).toBe(3);
  });

  it('is told of one change after the other on the same connection', async () => {
    await registerV2('us-central1-onUser-0', 'written', 'users/{uid}');
    const connected = vi.fn();
    functions.on('connection', connected);
    for (const name of ['A', 'B', 'C']) {
      await write('users/u1', { name: text(name) });
      await emulator.eventsDelivered();
    }
    expect(received).toHaveLength(3);
    expect(connected).toHaveBeenCalledOnce();
  });

  it('hears only of its own kind of change', async () => {
    await registerV2('created', 'created', 'users/{uid}');
    await registerV2('updated', 'updated', 'users/{uid}');
    await registerV2('deleted', 'deleted', 'users/{uid}');
    await write('users/u1', { a: text('1') });
    await write('users/u1', { a: text('2') });
    await write('users/u1', { a: text('2') });
    await write('users/u1', null);
    await emulator.eventsDelivered();
    const names = received.map(({ url }) => url.split('/').at(-1)).sort();
    expect(names).toEqual(['created', 'deleted', 'updated']);
  });

  it('learns who wrote when it asks', async () => {
    await registerV2('who', 'written.withAuthContext', 'users/{uid}');
    const claims = Buffer.from(JSON.stringify({ sub: 'jürgen' })).toString('base64url');
    await write('users/a', {});
    await write('users/b', {}, `Bearer e30.${claims}.`);
    await emulator.eventsDelivered();
    expect(
      Object.fromEntries(received.map(({ body }) => [body.document, [body.authtype, body.authid]])),
    ).toEqual({
      'users/a': ['system', undefined],
      'users/b': ['app_user', 'jürgen'],
    });
  });

  it('does not hear of clearing', async () => {
    await registerV2('any', 'written', '{rest=**}');
    await write('users/u1', {});
    await emulator.eventsDelivered();
    await fetch(`${base}/emulator/v1/${ROOT}`, { method: 'DELETE' });
    await emulator.eventsDelivered();
    expect(received).toHaveLength(1);
  });
});

describe('a function of the first generation', () => {
  it('gets the older form', async () => {
    const response = await fetch(`${base}/emulator/v1/projects/${PROJECT}/triggers/us-central1-old-0`, {
      method: 'PUT',
      body: JSON.stringify({
        eventTrigger: {
          resource: `${ROOT}/users/{uid}`,
          eventType: `${V1}.create`,
          service: 'firestore.googleapis.com',
        },
      }),
    });
    expect(response.status).toBe(200);
    await write('users/u1', { a: text('1') });
    await emulator.eventsDelivered();
    expect(received).toMatchObject([
      {
        url: `/functions/projects/${PROJECT}/triggers/us-central1-old-0`,
        body: {
          data: { value: { fields: { a: text('1') } } },
          context: {
            eventType: `${V1}.create`,
            resource: { service: 'firestore.googleapis.com', name: `${ROOT}/users/u1` },
          },
        },
      },
    ]);
  });
});

describe('registration', () => {
  it('refuses what it does not know', async () => {
    const response = await fetch(`${base}/emulator/v1/projects/${PROJECT}/triggers/x`, {
      method: 'PUT',
      body: JSON.stringify({ eventTrigger: { resource: `${ROOT}/users/{uid}`, eventType: 'nonsense' } }),
    });
    expect(response.status).toBe(400);
  });
});
