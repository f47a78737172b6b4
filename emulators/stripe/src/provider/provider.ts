import type { Stripe } from 'stripe';
import { makeAvailable } from '../balance/ledger.ts';
import { USUAL_PRICING } from '../balance/pricing.ts';
import { verify } from '../connect/onboard.ts';
import { settlePayout } from '../connect/settle-payout.ts';
import type { Store } from '../model/store.ts';
import type { ConnectModes, PaymentContext } from '../payments/payment-context.ts';
import type { FormObject } from '../protocol/form.ts';
import type { Violation } from '../schema/check-shape.ts';
import { objectFaults, requestFaults } from '../schema/recorded-shapes.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { PLAIN_MODES } from '../webhooks/webhook-modes.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';
import type { ApiMoment } from './api-moment.ts';
import { Faults } from './faults.ts';
import { Idempotency } from './idempotency.ts';
import { RequestLog } from './request-log.ts';

/** When a bank does what takes days with real ones. */
const LATER_MS = 2_000;

/** How connected accounts are dealt with when nobody interferes. */
const usualModes = (): ConnectModes => ({
  reversalsGoNegative: false,
  reversedCounts: false,
  nextPayoutFails: null,
});

/** More of them say nothing new. */
const MOST_VIOLATIONS = 200;

/** The running provider's parts, behind whatever door a call came through. */
export class Provider {
  readonly store: Store;
  readonly webhooks: WebhookSender;
  readonly faults = new Faults();
  readonly requests = new RequestLog();
  readonly idempotency: Idempotency;
  /** While true, confirmed cards stay in `processing` until someone settles them. */
  holdsProcessing = false;
  /** What is taken of charges and disputes, and when money may be used. */
  pricing = USUAL_PRICING;
  connect = usualModes();
  /** Holds requests up, where something does. */
  pause: ((moment: ApiMoment) => Promise<void>) | undefined;
  /** What did not have the shape that the `stripe` package knows, while shapes are checked. */
  readonly violations: string[] = [];
  /** Whether requests, answers and events are held to those shapes. */
  checksShapes = false;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stopper = new AbortController();
  private readonly clock: () => number;

  /** `clock` gives milliseconds since the epoch. */
  constructor(store: Store, webhooks: WebhookSender, clock: () => number) {
    this.store = store;
    this.webhooks = webhooks;
    this.clock = clock;
    this.idempotency = new Idempotency(store, () => this.now());
  }

  /** The time in milliseconds. */
  milliseconds(): number {
    return this.clock();
  }

  /** The time in seconds. */
  now(): number {
    return Math.floor(this.clock() / 1000);
  }

  /** What acts on payments work with, on behalf of this request. */
  contextFor(request: Stripe.Event.Request): PaymentContext {
    makeAvailable(this.store, this.now());
    return {
      store: this.store,
      now: () => this.now(),
      holdsProcessing: () => this.holdsProcessing,
      later: (act) => this.doLater(act),
      pricing: this.pricing,
      connect: this.connect,
      emit: (type, object, previous, account) => {
        const event = recordEvent(this.store, {
          type,
          object,
          previous,
          created: this.now(),
          request,
          account,
          pendingWebhooks: this.webhooks.endpointOf(account) === undefined ? 0 : 1,
        });
        this.checkObject(type, event);
        this.webhooks.send(event);
      },
    };
  }

  /** Notes what is wrong with an answer or an event. */
  checkObject(what: string, object: unknown): void {
    if (this.checksShapes) this.note(what, objectFaults(JSON.parse(JSON.stringify(object))));
  }

  /** Notes what is wrong with what a server asks. */
  checkRequest(method: string, path: string, values: FormObject): void {
    if (this.checksShapes) this.note(`${method} ${path}`, requestFaults(method, path, values));
  }

  private note(what: string, faults: readonly Violation[]): void {
    for (const { path, fault } of faults) {
      if (this.violations.length < MOST_VIOLATIONS) this.violations.push(`${what}: ${path} ${fault}`);
    }
  }

  /** Takes up what an earlier process did not finish: accounts under check, and payouts on their way. */
  resume(): void {
    for (const account of this.store.accounts.values()) this.doLater((then) => verify(then, account));
    for (const { object } of this.store.payouts.values()) {
      if (object.status === 'pending') this.doLater((then) => settlePayout(then, object, null));
    }
    this.webhooks.resume();
  }

  private doLater(act: (context: PaymentContext) => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act(this.contextFor({ id: null, idempotency_key: null }));
    }, LATER_MS);
    this.timers.add(timer);
  }

  private forgetLater(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** Ends what waits on purpose. */
  get stopping(): AbortSignal {
    return this.stopper.signal;
  }

  stop(): void {
    this.stopper.abort();
    this.forgetLater();
    this.webhooks.stop();
  }

  /** Forgets everything but the webhook endpoints. */
  reset(): void {
    this.webhooks.stop();
    this.forgetLater();
    this.webhooks.modes = PLAIN_MODES;
    this.faults.clear();
    this.requests.clear();
    this.holdsProcessing = false;
    this.pricing = USUAL_PRICING;
    this.connect = usualModes();
    this.store.clear();
  }
}
