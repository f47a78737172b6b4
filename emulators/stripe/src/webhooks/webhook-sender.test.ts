import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBody } from '../http/read-body.ts';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';
import { aSellerAccount } from '../testing/connected-accounts.ts';

const SECRET = 'whsec_test';

/** A shop's webhook endpoint that keeps what it gets. */
class Endpoint {
  readonly events: Stripe.Event[] = [];
  /** Statuses to answer with, first come first; 200 when there are none left. */
  readonly statuses: number[] = [];
  /** How many came without a right signature. */
  forged = 0;
  private readonly secret: string;
  private readonly server: Server = createServer((request, response) => {
    this.take(request).then(
      () => response.writeHead(this.statuses.shift() ?? 200).end(),
      () => {
        this.forged += 1;
        response.writeHead(400).end();
      },
    );
  });

  constructor(secret = SECRET) {
    this.secret = secret;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/stripeWebhook`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  private async take(request: IncomingMessage): Promise<void> {
    const body = await readBody(request);
    const signature = String(request.headers['stripe-signature']);
    this.events.push(new Stripe('sk_test_x').webhooks.constructEvent(body, signature, this.secret));
  }
}

let endpoint: Endpoint;
let provider: EmulatorUnderTest;
let url: string;

beforeEach(async () => {
  endpoint = new Endpoint();
  url = await endpoint.start();
  provider = await aStripeEmulator({ webhook: { url, secret: SECRET }, webhookRetryDelaysMs: [20, 40] });
});
afterEach(async () => {
  await provider.stop();
  endpoint.stop();
});

const pay = (method = 'pm_card_visa') =>
  provider.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: method,
    metadata: { bookingsId: 'b1' },
  });
const arrived = (count: number) =>
  vi.waitFor(() => expect(endpoint.events).toHaveLength(count), { timeout: 3_000 });
/** Nothing is on its way any more. */
const settled = () =>
  vi.waitFor(
    async () => {
      const { deliveries } = await provider.look<{ deliveries: { state: string }[] }>('state');
      expect(deliveries).not.toHaveLength(0);
      expect(deliveries.filter(({ state }) => state === 'pending')).toEqual([]);
    },
    { timeout: 3_000 },
  );

describe('events', () => {
  it('of a payment arrive, signed so that constructEvent takes them', async () => {
    const intent = await pay();
    await arrived(4);
    expect(endpoint.types().sort()).toEqual([
      'charge.succeeded',
      'charge.updated',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    expect(endpoint.events.find(({ type }) => type === 'payment_intent.succeeded')).toMatchObject({
      object: 'event',
      data: { object: { id: intent.id, status: 'succeeded', metadata: { bookingsId: 'b1' } } },
      request: { id: intent.lastResponse.requestId },
    });
  });

  it('show the object as it was at the time', async () => {
    await pay();
    await arrived(4);
    const created = endpoint.events.find(({ type }) => type === 'payment_intent.created');
    expect(created?.data.object).toMatchObject({ status: 'requires_confirmation' });
  });

  it('of a declined card, a cancellation and a refund arrive too', async () => {
    await expect(pay('pm_card_chargeDeclined')).rejects.toThrow('Your card was declined.');
    await arrived(3);
    expect(endpoint.types()).toEqual(
      expect.arrayContaining(['charge.failed', 'payment_intent.payment_failed']),
    );
    const open = await provider.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
    await provider.stripe.paymentIntents.cancel(open.id);
    await arrived(5);
    expect(endpoint.types()).toContain('payment_intent.canceled');
    const { id } = await pay();
    await provider.stripe.refunds.create({ payment_intent: id });
    await arrived(11);
    expect(endpoint.events.find(({ type }) => type === 'charge.refunded')).toMatchObject({
      data: { object: { refunded: true }, previous_attributes: { refunded: false, amount_refunded: 0 } },
    });
    expect(endpoint.types()).toContain('refund.created');
  });

  it('are kept and can be listed by type', async () => {
    const { id } = await pay();
    const { data } = await provider.stripe.events.list({ type: 'payment_intent.succeeded' });
    expect(data).toMatchObject([{ data: { object: { id } } }]);
    const [event] = data;
    expect(await provider.stripe.events.retrieve(String(event?.id))).toMatchObject({ id: event?.id });
  });

  it('are not taken with another secret', async () => {
    await provider.control('webhooks', { url, secret: 'whsec_other' });
    await provider.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
    await vi.waitFor(() => expect(endpoint.forged).toBeGreaterThan(0));
    expect(endpoint.events).toHaveLength(0);
  });
});

describe('delivery', () => {
  it('is tried again until the endpoint answers 2xx', async () => {
    endpoint.statuses.push(500, 503);
    await provider.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
    await arrived(3);
    await settled();
    expect(new Set(endpoint.events.map(({ id }) => id)).size).toBe(1);
    const { deliveries } = await provider.look<{
      deliveries: { state: string; attempts: { status: number }[] }[];
    }>('state');
    expect(deliveries).toMatchObject([
      { state: 'delivered', attempts: [{ status: 500 }, { status: 503 }, { status: 200 }] },
    ]);
  });

  it('is given up after a few tries', async () => {
    endpoint.statuses.push(500, 500, 500, 500);
    await provider.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
    await arrived(3);
    await settled();
    expect(endpoint.events).toHaveLength(3);
    expect(await provider.look('state')).toMatchObject({ deliveries: [{ state: 'failed' }] });
  });

  it('can be held back and released in reverse', async () => {
    await provider.control('webhooks', { hold: true });
    await pay();
    await settled();
    expect(endpoint.events).toHaveLength(0);
    expect(await provider.control('webhooks/release', { reversed: true })).toEqual({ released: 4 });
    await arrived(4);
    expect(endpoint.types()).toEqual([
      'charge.updated',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
  });

  it('can be doubled, lost or late, for some types only', async () => {
    await provider.control('webhooks', { copies: 2, types: ['payment_intent.succeeded'] });
    await pay();
    await arrived(5);
    const succeeded = endpoint.events.filter(({ type }) => type === 'payment_intent.succeeded');
    expect(new Set(succeeded.map(({ id }) => id)).size).toBe(1);

    await provider.control('webhooks', { drop: true, types: ['payment_intent.succeeded'] });
    await pay();
    await arrived(8);
    await settled();
    expect(endpoint.events).toHaveLength(8);

    await provider.control('webhooks', { delayMs: 200 });
    const before = Date.now();
    await pay();
    await arrived(12);
    expect(Date.now() - before).toBeGreaterThanOrEqual(190);
  });

  it('of a lost event can be made up for', async () => {
    await provider.control('webhooks', { drop: true });
    await pay();
    const { data } = await provider.stripe.events.list({ type: 'payment_intent.succeeded' });
    expect(await provider.control(`events/${data[0]?.id}/resend`)).toMatchObject({ state: 'delivered' });
    expect(endpoint.types()).toEqual(['payment_intent.succeeded']);
  });
});

describe('events of connected accounts', () => {
  let connect: Endpoint;
  let account: string;

  beforeEach(async () => {
    connect = new Endpoint('whsec_connect');
    await provider.control('webhooks', {
      connectUrl: await connect.start(),
      connectSecret: 'whsec_connect',
    });
    account = (await aSellerAccount(provider.stripe)).id;
  });
  afterEach(() => connect.stop());

  it('go to an endpoint of their own, with its secret, and name the account', async () => {
    await provider.control(`accounts/${account}/make_ready`);
    await pay();
    await arrived(4);
    await settled();
    expect(connect.types().sort()).toEqual(['account.updated', 'capability.updated']);
    expect(connect.events).toMatchObject([{ account }, { account }]);
    expect(connect.forged + endpoint.forged).toBe(0);
    expect(endpoint.types()).not.toContain('account.updated');
    expect(endpoint.events[0]).not.toHaveProperty('account');
  });

  it('are late, twice, reordered or lost as those of the platform', async () => {
    await provider.control('webhooks', { hold: true, copies: 2, types: ['account.updated'] });
    await provider.control(`accounts/${account}/make_ready`);
    await settled();
    expect(connect.types()).toEqual(['capability.updated']);
    await provider.control('webhooks/release', { reversed: true });
    await settled();
    expect(connect.types()).toEqual(['capability.updated', 'account.updated', 'account.updated']);
    await provider.control('webhooks', { drop: true });
    await provider.control(`accounts/${account}/restrict`);
    const { data } = await provider.stripe.events.list(
      { type: 'account.updated' },
      { stripeAccount: account },
    );
    expect(await provider.control(`events/${data[0]?.id}/resend`)).toMatchObject({ state: 'delivered' });
    expect(connect.events).toHaveLength(4);
  });
});

it('state and unfinished deliveries outlive the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
  const dataFile = join(folder, 'state.json');
  const webhook = { url, secret: SECRET };
  const first = await aStripeEmulator({ dataFile, webhook, webhookRetryDelaysMs: [60_000] });
  endpoint.statuses.push(500);
  const intent = await first.stripe.paymentIntents.create(
    { amount: 1000, currency: 'usd' },
    { idempotencyKey: 'key-1' },
  );
  const account = await aSellerAccount(first.stripe);
  await first.control(`accounts/${account.id}/onboard`, { verified: false });
  await arrived(1);
  await first.stop();
  const second = await aStripeEmulator({ dataFile, webhook });
  await arrived(2);
  expect(await second.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  const again = await second.stripe.paymentIntents.create(
    { amount: 1000, currency: 'usd' },
    { idempotencyKey: 'key-1' },
  );
  expect(again.id).toBe(intent.id);
  await expect
    .poll(async () => (await second.stripe.accounts.retrieve(account.id)).capabilities, { timeout: 5_000 })
    .toEqual({ card_payments: 'active', transfers: 'active' });
  await second.stop();
  await rm(folder, { recursive: true });
});
