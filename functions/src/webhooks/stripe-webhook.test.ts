import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import * as logger from 'firebase-functions/logger';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleStripeEvent } from '../payments/events/handle-stripe-event.ts';
import { stripeWebhook } from './stripe-webhook.ts';

const SECRET = 'whsec_5f0c1b7e9a3d24688b6d7f10e2c3a495';
process.env.STRIPE_SECRET_KEY = 'sk_test_unit';
process.env.STRIPE_WEBHOOK_SECRET = SECRET;

vi.mock('../payments/events/handle-stripe-event.ts', async (load) => {
  const actual = await load<typeof import('../payments/events/handle-stripe-event.ts')>();
  return { handleStripeEvent: vi.fn(actual.handleStripeEvent) };
});
vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn() }));
const handle = vi.mocked(handleStripeEvent);

const { webhooks } = new Stripe('sk_test_unit');
let server: Server;
let url: string;

beforeAll(async () => {
  const app = express();
  // As the platform hands a request over: the bytes as they came, and the JSON they mean.
  app.use(express.raw({ type: () => true }), (request: Request & { rawBody?: Buffer }, _response, next) => {
    request.rawBody = request.body as Buffer;
    next();
  });
  app.use((request, response) => void stripeWebhook(request as never, response));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());
beforeEach(() => void handle.mockClear());

// Spaces and an escape that another JSON writer would not keep.
const BODY =
  '{ "id": "evt_1",\n  "object":"event", "type": "customer.created", "data": {"object": {"name": "Zo\\u00eb"}} }';

function send(payload: string, signature: string, method = 'POST'): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return fetch(url, method === 'GET' ? { method } : { method, headers, body: payload });
}
const signed = (payload: string, options: object = {}) =>
  webhooks.generateTestHeaderString({ payload, secret: SECRET, ...options });

describe('stripeWebhook', () => {
  it('takes what Stripe signed, to the byte, and acknowledges kinds that do not concern us', async () => {
    const response = await send(BODY, signed(BODY));
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect(handle).toHaveBeenCalledWith(expect.objectContaining({ id: 'evt_1', type: 'customer.created' }));
  });

  it.each([
    ['no signature', BODY, ''],
    ['the signature of another secret', BODY, signed(BODY, { secret: 'whsec_guess' })],
    ['the same JSON written otherwise', JSON.stringify(JSON.parse(BODY)), signed(BODY)],
    ['one byte more', `${BODY} `, signed(BODY)],
    ['a signature that is too old', BODY, signed(BODY, { timestamp: Math.floor(Date.now() / 1000) - 3600 })],
    ['no body', '', signed(BODY)],
  ])('refuses %s', async (_what, payload, signature) => {
    expect((await send(payload, signature)).status).toBe(400);
    expect(handle).not.toHaveBeenCalled();
  });

  it('answers 500 when the store fails, so that Stripe tries again', async () => {
    handle.mockRejectedValueOnce(new Error('14 UNAVAILABLE: No connection established'));
    const response = await send(BODY, signed(BODY));
    expect([response.status, await response.text()]).toEqual([500, '{"error":"Try again"}']);
    expect((await send(BODY, signed(BODY))).status).toBe(200);
  });

  it('takes nothing, and says why in the log alone, while the secret can be guessed', async () => {
    const weak = 'whsec_local';
    process.env.STRIPE_WEBHOOK_SECRET = weak;
    const response = await send(BODY, signed(BODY, { secret: weak }));
    process.env.STRIPE_WEBHOOK_SECRET = SECRET;
    expect([response.status, await response.text()]).toEqual([500, '{"error":"Try again"}']);
    expect(handle).not.toHaveBeenCalled();
    expect(String(vi.mocked(logger.error).mock.lastCall?.[1])).toMatch(
      /STRIPE_WEBHOOK_SECRET must be whsec_/,
    );
  });

  it('takes POST only', async () => {
    const response = await send(BODY, signed(BODY), 'GET');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
