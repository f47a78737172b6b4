import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeFrame, OPCODE } from '../endpoints/requests/frames.ts';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} {
      allow get: if false;
      allow read: if id != 'x';
    }
    match /own/{id} { allow read: if resource.data.owner == request.auth.uid; }
  }
}`;

let emulator: FirestoreEmulator;
let documents: string;

beforeAll(async () => {
  emulator = await startFirestoreEmulator({ rules: RULES, requestsPort: 0, log: () => undefined });
  documents = `http://${emulator.host}:${emulator.port}/v1/projects/demo-requests/databases/(default)/documents`;
});
afterAll(() => emulator.stop());

interface Told {
  readonly requestId: string;
  readonly outcome: string;
  readonly rules: string;
  readonly rulesReleaseName: string;
  readonly granularAllowOutcomes: readonly object[];
  readonly rulesContext: { readonly method: string; readonly path: string; readonly request: object };
}

/** The request view, as the Emulator UI opens it: the messages it gets. */
async function openView(): Promise<{ messages: (Told | Told[])[]; socket: Socket }> {
  const upgrade = request({
    ...{ host: emulator.host, port: emulator.requestsPort, path: '/requests' },
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      // With the answer, from section 1.3 of RFC 6455.
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  });
  upgrade.end();
  const [response, socket, head] = (await once(upgrade, 'upgrade')) as [
    { headers: Record<string, string> },
    Socket,
    Buffer,
  ];
  expect(response.headers['sec-websocket-accept']).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
  const messages: (Told | Told[])[] = [];
  let waiting: Buffer = Buffer.alloc(0);
  const take = (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (let found = decodeFrame(waiting, 1e9); found; found = decodeFrame(waiting, 1e9)) {
      waiting = found.rest;
      if (found.frame.opcode === OPCODE.text) messages.push(JSON.parse(found.frame.payload.toString()));
    }
  };
  socket.on('data', take);
  take(head);
  return { messages, socket };
}

describe('the request view of the Emulator UI', () => {
  it('is told the requests there were, then each new one, with what the rules said', async () => {
    await fetch(`${documents}/open/a`);
    const { messages, socket } = await openView();
    await expect.poll(() => messages).toHaveLength(1);
    const [history] = messages as [Told[]];
    expect(history).toMatchObject([
      {
        outcome: 'allow',
        rules: RULES,
        granularAllowOutcomes: [
          { line: 5, outcome: false },
          { line: 6, outcome: true },
        ],
        rulesContext: {
          method: 'get',
          path: '/databases/(default)/documents/open/a',
          request: { mapValue: { fields: { auth: { nullValue: null }, method: { stringValue: 'get' } } } },
          resource: { nullValue: null },
        },
      },
    ]);
    expect(history[0]?.rulesReleaseName).toMatch(/^projects\/demo-requests\//);

    await fetch(`${documents}/open/x`);
    await fetch(`${documents}/own?pageSize=3`);
    await fetch(`${documents}/other`, { method: 'POST', body: '{"fields":{"n":{"integerValue":1}}}' });
    // An administrator is not judged.
    await fetch(`${documents}/other`, { headers: { authorization: 'Bearer owner' } });
    await fetch(`${documents}/open/b`);
    await expect.poll(() => messages).toHaveLength(5);
    const rest = messages.slice(1) as Told[];
    expect(rest.map(({ outcome, rulesContext }) => [outcome, rulesContext.method])).toEqual([
      ['deny', 'get'],
      ['error', 'list'],
      ['deny', 'create'],
      ['allow', 'get'],
    ]);
    expect(rest[1]?.rulesContext.path).toBe('/databases/(default)/documents/own/*');
    expect(rest[2]?.rulesContext.request).toMatchObject({
      mapValue: {
        fields: {
          resource: { mapValue: { fields: { data: { mapValue: { fields: { n: { intValue: '1' } } } } } } },
        },
      },
    });

    // A client that says goodbye is answered and hears no more.
    socket.write(Buffer.from('888000000000', 'hex'));
    await once(socket, 'close');
    const again = await openView();
    await expect.poll(() => again.messages).toHaveLength(1);
    expect((again.messages[0] as Told[]).map(({ requestId }) => requestId)).toEqual(
      [...history, ...rest].map(({ requestId }) => requestId),
    );
  });

  it('has nothing for whoever asks otherwise', async () => {
    const view = `http://${emulator.host}:${emulator.requestsPort}`;
    expect((await fetch(`${view}/requests`)).status).toBe(426);
  });
});
