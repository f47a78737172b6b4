import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declaredLength, disableBodyParser } from './disable-body-parser.ts';
import { type HostedRequest, readBody } from './read-body.ts';

const MOST = 64 * 1024;

/** What the host had read, and how much was read in all, when our code was done with a request. */
let seen: { byHost: number; declared: number; buffered: number };

// As the host has it: everything is read, whatever it is, before the function is asked.
const host = express();
host.use(express.raw({ type: () => true, limit: '1gb' }));
host.use(async (request, response) => {
  const hosted = request as HostedRequest;
  const byHost = Buffer.isBuffer(request.body) ? request.body.length : 0;
  seen = { byHost, declared: declaredLength(request), buffered: 0 };
  try {
    const body = await readBody(hosted, MOST);
    seen.buffered = body.length;
    response.json({ bytes: body.length });
  } catch (error) {
    seen.buffered = request.readableLength;
    response.status(413).json({ code: (error as { code: string }).code });
  }
});
const server = createServer(host);

beforeAll(async () => {
  // Twice, as two functions of one process do.
  disableBodyParser(['this'], 'this');
  disableBodyParser(['this'], 'this');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** Sends a body in chunks of 16 kB, as long as it is taken, and gives the answer. */
async function post(bytes: number, isChunked: boolean): Promise<{ status: number; body: unknown }> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', ...(isChunked ? {} : { 'content-length': bytes }) };
  const outgoing = send({ port, host: '127.0.0.1', method: 'POST', headers });
  const answered = once(outgoing, 'response');
  for (let sent = 0; sent < bytes; sent += 16_384) {
    outgoing.write(Buffer.alloc(Math.min(16_384, bytes - sent), ' '));
  }
  outgoing.end();
  const [response] = await answered;
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, body: JSON.parse(text) };
}

it.each([
  ['with its length', false],
  ['in chunks', true],
])('comes to us unread, %s', async (_how, isChunked) => {
  expect(await post(MOST, isChunked)).toEqual({ status: 200, body: { bytes: MOST } });
  expect(seen).toEqual({ byHost: 0, declared: isChunked ? 0 : MOST, buffered: MOST });
});

it('is refused by its length before a byte of it is read', async () => {
  expect(await post(30_000_000, false)).toEqual({ status: 413, body: { code: 'payload-too-large' } });
  expect(seen).toMatchObject({ byHost: 0, declared: 30_000_000 });
  expect(seen.buffered).toBeLessThan(200_000);
});

it('is refused as soon as it is longer than it may be, whatever it said', async () => {
  expect(await post(30_000_000, true)).toEqual({ status: 413, body: { code: 'payload-too-large' } });
  expect(seen.byHost).toBe(0);
  expect(seen.buffered).toBeLessThan(200_000);
});

it('is left to the host where another function is served', async () => {
  disableBodyParser(['another'], 'this');
  disableBodyParser(['another'], undefined);
  expect((await post(10, false)).status).toBe(200);
});
