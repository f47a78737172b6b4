import type { Stripe } from 'stripe';
import { newId } from '../model/new-id.ts';
import type { Delivery, Store } from '../model/store.ts';
import { sign } from './sign.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';
import { modesFor, PLAIN_MODES, type WebhookModes } from './webhook-modes.ts';

/** Waits between tries of a delivery, in milliseconds. After the last it counts as failed. */
const RETRY_DELAYS_MS: readonly number[] = [500, 2_000, 5_000, 15_000, 60_000];

/** An endpoint that does not answer within this time has failed. */
const ANSWER_TIMEOUT_MS = 20_000;

interface SenderOptions {
  store: Store;
  /** Milliseconds since the epoch. */
  clock(): number;
  log(line: string): void;
  retryDelaysMs?: readonly number[];
}

/** Sends events to their endpoint, signed, and tries again while it does not answer 2xx. */
export class WebhookSender {
  /** Where events of the platform go. */
  endpoint: WebhookEndpoint | undefined;
  /** Where events of connected accounts go. */
  connectEndpoint: WebhookEndpoint | undefined;
  modes: WebhookModes = PLAIN_MODES;
  private readonly options: SenderOptions;
  private readonly retryDelays: readonly number[];
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<AbortController>();

  constructor(options: SenderOptions) {
    this.options = options;
    this.retryDelays = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  }

  /** Takes up the deliveries an earlier process did not finish. */
  resume(): void {
    for (const delivery of this.options.store.deliveries.values()) {
      if (delivery.state === 'pending') this.schedule(delivery, 0);
    }
  }

  /** Where events go: of the account, or of the platform where there is none. */
  endpointOf(account: string | null | undefined): WebhookEndpoint | undefined {
    return account ? this.connectEndpoint : this.endpoint;
  }

  /** Sends a new event, as the modes say. */
  send(event: Stripe.Event): void {
    if (this.endpointOf(event.account) === undefined) return;
    const { hold, drop, copies, delayMs } = modesFor(event.type, this.modes);
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery = this.newDelivery(event);
      if (drop) delivery.state = 'dropped';
      else if (hold) delivery.state = 'held';
      else this.schedule(delivery, delayMs);
    }
    this.options.store.changed();
  }

  /** Sends held deliveries, oldest first unless `reversed`; of these types only, when given. Returns how many. */
  release({ reversed = false, types }: { reversed?: boolean; types?: readonly string[] } = {}): number {
    const held = [...this.options.store.deliveries.values()].filter(
      ({ state, event }) => state === 'held' && (types?.includes(this.typeOf(event)) ?? true),
    );
    if (reversed) held.reverse();
    void this.deliverInTurn(held);
    return held.length;
  }

  /** Sends an event once more, whatever the modes, and gives the outcome of the first try. */
  async resend(event: Stripe.Event): Promise<Delivery> {
    const delivery = this.newDelivery(event);
    await this.attempt(delivery);
    return delivery;
  }

  /** Ends tries that are under way and those planned; they go on after the next start. */
  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    for (const controller of this.running) controller.abort(new Error('The card provider stops'));
    this.running.clear();
  }

  private newDelivery(event: Stripe.Event): Delivery {
    const delivery: Delivery = {
      id: newId('evt').replace('evt_', 'del_'),
      event: event.id,
      state: 'pending',
      attempts: [],
      nextAttemptAt: null,
    };
    this.options.store.deliveries.set(delivery.id, delivery);
    return delivery;
  }

  private typeOf(eventId: string): string {
    return this.options.store.events.get(eventId)?.type ?? '';
  }

  private async deliverInTurn(deliveries: readonly Delivery[]): Promise<void> {
    for (const delivery of deliveries) delivery.state = 'pending';
    for (const delivery of deliveries) await this.attempt(delivery);
  }

  private schedule(delivery: Delivery, delayMs: number): void {
    delivery.nextAttemptAt = this.options.clock() + delayMs;
    const timer = setTimeout(() => {
      this.timers.delete(delivery.id);
      void this.attempt(delivery);
    }, delayMs);
    this.timers.set(delivery.id, timer);
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { store, clock, log } = this.options;
    const event = store.events.get(delivery.event);
    const endpoint = this.endpointOf(event?.account);
    if (event === undefined || endpoint === undefined) return;
    delivery.nextAttemptAt = null;
    const controller = new AbortController();
    this.running.add(controller);
    const result = await this.post(event, endpoint, controller.signal);
    // Removed by `stop` or a reset: the next start tries anew.
    if (!this.running.delete(controller) || !store.deliveries.has(delivery.id)) return;
    delivery.attempts.push({ at: clock(), ...result });
    if (result.status !== null && result.status >= 200 && result.status < 300) {
      delivery.state = 'delivered';
    } else {
      const wait = this.retryDelays[delivery.attempts.length - 1];
      const problem = result.status === null ? result.error : `status ${result.status}`;
      log(`Webhook ${event.type} (${event.id}) failed: ${problem}${wait === undefined ? '; giving up' : ''}`);
      if (wait === undefined) delivery.state = 'failed';
      else this.schedule(delivery, wait);
    }
    store.changed();
  }

  private async post(
    event: Stripe.Event,
    { url, secret }: WebhookEndpoint,
    stopped: AbortSignal,
  ): Promise<{ status: number | null; error?: string }> {
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, undefined, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': sign(body, secret, Math.floor(this.options.clock() / 1000)),
        },
        redirect: 'manual',
        signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return { status: response.status };
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { status: null, error: reason instanceof Error ? reason.message : String(reason) };
    }
  }
}
