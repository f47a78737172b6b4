import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disableBodyParser } from '../../bodies/disable-body-parser.ts';
import { orderCalls } from '../deployed-callables.ts';
// Loaded with its first call otherwise, which takes its time.
import '../orders/release-hold.ts';

// As the host has it: it parses bodies before the function is asked, if it sees any.
const host = express();
host.use(express.json({ limit: '1gb' }), express.raw({ type: () => true, limit: '1gb' }));
host.use((request, response) => void orderCalls(request as never, response));
const server = createServer(host);
let url: string;

beforeAll(async () => {
  disableBodyParser(['this'], 'this');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releaseHold`;
});
afterAll(() => void server.close());

async function post(body: string, contentType = 'application/json') {
  const headers = { 'content-type': contentType, origin: 'https://shop.example' };
  const response = await fetch(url, { method: 'POST', headers, body });
  return {
    status: response.status,
    origin: response.headers.get('access-control-allow-origin'),
    error: ((await response.json()) as { error: { status: string; details?: object } }).error,
  };
}

const origin = 'https://shop.example';
const asking = (data: object) => JSON.stringify({ data });

it('reads what it is sent, and goes on to ask who sent it', async () => {
  const answer = await post(asking({ bookingsId: 'b' }));
  expect(answer).toMatchObject({ status: 401, origin, error: { status: 'UNAUTHENTICATED' } });
});

it.each([
  ['a body of more than 64 kB', asking({ bookingsId: 'x'.repeat(64 * 1024) }), 413, 'payload-too-large'],
  ['one that is no JSON', '{"data":', 400, 'invalid-argument'],
  ['very many fields', asking(Object.fromEntries([...Array(600).keys()].entries())), 400, 'invalid-argument'],
])('refuses %s, so that the Firebase SDK understands it', async (_what, body, status, code) => {
  // Beside the English, what words it in other languages.
  const error = { status: 'INVALID_ARGUMENT', details: { code, text: { id: expect.any(String) } } };
  expect(await post(body)).toMatchObject({ status, origin, error });
});

it('leaves what is no call to the SDK', async () => {
  expect(await post(asking({}), 'text/plain')).toMatchObject({
    status: 400,
    error: { status: 'INVALID_ARGUMENT' },
  });
  const headers = { origin, 'access-control-request-method': 'POST' };
  expect((await fetch(url, { method: 'OPTIONS', headers })).status).toBe(204);
});

it('answers for a call that there is not', async () => {
  const response = await fetch(`${url}/../constructor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: asking({}),
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    error: { status: 'NOT_FOUND', details: { code: 'not-found' } },
  });
});
