import { Agent, request } from 'node:http';
import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';
import { adminClient } from './testing/admin-client.ts';

const PROJECT = 'demo-many';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const DOCUMENTS = `/v1/${DATABASE}/documents`;
/** Of each kind. Ten thousand do as well, but take longer than a test should. */
const MANY = 600;
const LIMIT_MS = 60_000;

let emulator: FirestoreEmulator;
let db: Firestore;
/** A connection for each request. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

beforeAll(async () => {
  emulator = await startFirestoreEmulator();
  db = adminClient(`${emulator.host}:${emulator.port}`, PROJECT);
});

afterAll(async () => {
  await db.terminate();
  await emulator.stop();
});

function call(method: string, path: string, body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const { host, port } = emulator;
    const headers = { authorization: 'Bearer owner' };
    const sent = request({ host, port, agent, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Opens a session that listens to one document, and gives its id. */
async function openChannel(document: string): Promise<string> {
  const target = {
    database: DATABASE,
    addTarget: { targetId: 2, documents: { documents: [`${DATABASE}/documents/${document}`] } },
  };
  const form = new URLSearchParams({
    headers: 'Authorization:Bearer owner\r\n',
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(target),
  });
  const answer = await call('POST', `${channel('1')}&CVER=22`, form.toString());
  return /"c","([^"]+)"/.exec(answer)?.[1] ?? '';
}

function channel(rid: string): string {
  return `/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(DATABASE)}&RID=${rid}`;
}

async function failures(calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
}

const times = <T>(make: (n: number) => T) => Array.from({ length: MANY }, (_, n) => make(n));

describe('thousands of requests at once', { timeout: LIMIT_MS }, () => {
  it('over REST and gRPC are all answered, and every write is there', async () => {
    const calls = times((n) => [
      call('PATCH', `${DOCUMENTS}/rows/rest-${n}`, JSON.stringify({ fields: { n: { integerValue: n } } })),
      db.doc(`rows/grpc-${n}`).set({ n }),
      db.doc(`rows/grpc-${n}`).get(),
    ]).flat();
    expect(await failures(calls)).toEqual([]);
    expect((await db.collection('rows').count().get()).data().count).toBe(2 * MANY);
  });

  it('over WebChannel each get a session that hears of the document', async () => {
    await db.doc('rows/watched').set({ n: 1 });
    const sessions = await Promise.all(times(() => openChannel('rows/watched')));
    expect(new Set(sessions).size).toBe(MANY);
    const answers = await Promise.all(
      sessions.map((session) => call('GET', `${channel('rpc')}&SID=${session}&AID=0&CI=1&TYPE=xmlhttp`)),
    );
    expect(answers.filter((answer) => !answer.includes('"documentChange"'))).toEqual([]);
    await Promise.all(
      sessions.map((session) => call('POST', `${channel('2')}&SID=${session}&TYPE=terminate`)),
    );
  });
});
