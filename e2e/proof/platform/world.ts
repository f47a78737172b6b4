import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { startStripeEmulator } from '@thriftline/stripe-emulator';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { Stripe } from 'stripe';
import { readChange } from '../checker/read-state.ts';
import type { ProductChange, SaidOffer, ShownItem } from '../checker/state.ts';
import { FirestoreProxy } from '../faults/firestore-proxy.ts';
import type { Safeguard } from '../without/safeguards.ts';
import { bundleInstance } from './bundle-instance.ts';
import { CardControls } from './card-controls.ts';
import { FunctionPlatform } from './function-platform.ts';
import { GoogleStandIn } from './google-stand-in.ts';
import { ProofClock } from './proof-clock.ts';

const PROJECT = 'demo-thriftline-proof';
const HOST = '127.0.0.1';
const newSecret = () => `whsec_${randomBytes(16).toString('hex')}`;
const WEBHOOK_SECRET = newSecret();
const CONNECT_WEBHOOK_SECRET = newSecret();
/** Not a deployed function: the checker's ear. */
const AUDIT = 'audit';

const STRIPE_KEY = 'sk_test_proof';

/** Stripe keeps trying for days; here the tries are closer together. */
const WEBHOOK_RETRIES_MS = [20, 40, 80, 160, 320, 320, 320, 320];

/** Firestore, the card provider and the functions, each behind a port of its own. */
export interface World {
  clock: ProofClock;
  platform: FunctionPlatform;
  proxy: FirestoreProxy;
  controls: CardControls;
  /** Auth and Storage, as far as the functions need them. */
  standIn: GoogleStandIn;
  /** Firestore without faults, for what is not under test. */
  firestore: Firestore;
  /** The card provider, as the buyers' pages reach it. */
  cards: Stripe;
  /** Every change of an item in this run, for the checker. */
  productChanges: readonly ProductChange[];
  /** What the buyers' pages showed when a card was sent, for the checker. */
  shown: ShownItem[];
  /** What people did about offers, for the checker. */
  said: SaidOffer[];
  /** Where the checker reads. */
  addresses: { firestoreHost: string; project: string; providerUrl: string };
  /** Has a listener hear of what happens to documents, as a function would. */
  hear(name: string, what: DocumentEvent, listener: (body: Buffer) => void): Promise<void>;
  /** Waits until Firestore has told of every change. */
  eventsTold(): Promise<void>;
  /** Forgets every document and payment. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** A kind of event of documents, and their path. */
export interface DocumentEvent {
  type: string;
  document: string;
}

/** What else a world is to be. */
export interface WorldOptions {
  /** Whether they reach Firestore at once, so that no fault can be put between. */
  isStoreSteady?: boolean;
}

/** A killed instance leaves its transactions behind. Their locks go soon: nobody waits a minute for each. */
const TRANSACTION_IDLE_MS = 500;

/**
 * Starts everything on free ports. `log` gets what instances and servers print; `broken` is left out of the functions.
 */
export async function startWorld(
  log: (line: string) => void,
  broken?: Safeguard,
  { isStoreSteady = false }: WorldOptions = {},
): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'one-sale-'));
  const bundle = join(folder, 'instance.mjs');
  const clock = new ProofClock();
  // Nobody is to look for a Google machine around this one, here or in an instance.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const env = { METADATA_SERVER_DETECTION: 'none', PATH: process.env.PATH ?? '' };
  const productChanges: ProductChange[] = [];
  const shown: ShownItem[] = [];
  const said: SaidOffer[] = [];
  const platform = await FunctionPlatform.listen({ bundle, env, log }, clock);
  const [firestore, provider, standIn] = await Promise.all([
    startFirestoreEmulator({
      clock: clock.now,
      transactionIdleMs: TRANSACTION_IDLE_MS,
      functionsHost: platform.host,
      log,
    }),
    startStripeEmulator({
      host: HOST,
      port: 0,
      // No page is served, so its scripts need not be built.
      assets: folder,
      clock: clock.now,
      log,
      webhook: { url: `${platform.url}/stripeWebhook`, secret: WEBHOOK_SECRET },
      connectWebhook: { url: `${platform.url}/stripeWebhook/connect`, secret: CONNECT_WEBHOOK_SECRET },
      webhookRetryDelaysMs: WEBHOOK_RETRIES_MS,
    }),
    GoogleStandIn.listen(),
    bundleInstance(bundle, broken),
  ]);
  const firestoreHost = `${HOST}:${firestore.port}`;
  const proxy = await FirestoreProxy.listen(firestoreHost);
  const deployed = await platform.deploy({
    GCLOUD_PROJECT: PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: 'pictures' }),
    FIRESTORE_EMULATOR_HOST: isStoreSteady ? firestoreHost : proxy.host,
    STRIPE_API_BASE: provider.url,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT_WEBHOOK_SECRET,
    JWT_SECRET: randomBytes(32).toString('hex'),
    // Who calls is not under test: tokens are read, not verified.
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
    ...standIn.variables,
  });
  platform.onEvent(AUDIT, (body) => productChanges.push(readChange(body)));
  const written = { type: 'google.cloud.firestore.document.v1.written', document: 'products/{id}' };
  await listenFor(firestoreHost, AUDIT, written);
  for (const { name, event } of deployed) {
    // Those of Storage are not Firestore's to tell; the proof uploads nothing.
    if (event?.type.startsWith('google.cloud.firestore.')) await listenFor(firestoreHost, name, event);
  }
  const app = initializeApp({ projectId: PROJECT }, `one-sale-${platform.host}`);
  const store = initializeFirestore(app, {});
  store.settings({ host: firestoreHost, ssl: false, ignoreUndefinedProperties: true });

  return {
    clock,
    platform,
    proxy,
    controls: new CardControls(provider.url),
    standIn,
    firestore: store,
    cards: new Stripe(STRIPE_KEY, {
      protocol: 'http',
      host: HOST,
      port: provider.port,
      maxNetworkRetries: 0,
      timeout: 1_000,
      telemetry: false,
    }),
    productChanges,
    shown,
    said,
    addresses: { firestoreHost, project: PROJECT, providerUrl: provider.url },
    async hear(name, what, listener) {
      platform.onEvent(name, listener);
      await listenFor(firestoreHost, name, what);
    },
    eventsTold: () => firestore.eventsDelivered(),
    async reset() {
      await platform.withoutEvents(async () => {
        const documents = `projects/${PROJECT}/databases/(default)/documents`;
        await fetch(`http://${firestoreHost}/emulator/v1/${documents}`, { method: 'DELETE' });
        await firestore.eventsDelivered();
      });
      productChanges.length = 0;
      shown.length = 0;
      said.length = 0;
      platform.deaths.length = 0;
      platform.events.faultsMet = 0;
      await new CardControls(provider.url).post('reset');
    },
    async stop() {
      await deleteApp(app);
      await platform.stop();
      proxy.stop();
      standIn.stop();
      await Promise.all([firestore.stop(), provider.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}

async function listenFor(
  firestoreHost: string,
  name: string,
  { type, document }: DocumentEvent,
): Promise<void> {
  const path = `emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=${name}`;
  const body = { eventType: type, database: '(default)', document: { value: document } };
  const response = await fetch(`http://${firestoreHost}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Firestore refused to tell ${name}: ${await response.text()}`);
}
