import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { handleApi } from './api/handle-api.ts';
import { PAGES_PATH } from './connect/account-pages.ts';
import { handleControl } from './control/handle-control.ts';
import { handleHosted } from './hosted/handle-hosted.ts';
import { answerJson } from './http/answer-json.ts';
import { BrowserAssets } from './http/browser-assets.ts';
import { DataFile } from './model/data-file.ts';
import { Store } from './model/store.ts';
import type { ApiMoment } from './provider/api-moment.ts';
import { Provider } from './provider/provider.ts';
import type { WebhookEndpoint } from './webhooks/webhook-endpoint.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

/** What the port of stripe-mock is, Stripe's own emulator of its API. */
export const DEFAULT_PORT = 12_111;

/** Where the built browser side lies in the packed package: beside this file. */
const PREBUILT = join(import.meta.dirname, 'browser');

/** How an emulator is started; everything may be left out. */
export interface StripeEmulatorOptions {
  /** 127.0.0.1 if left out. */
  host?: string;
  /** 12111 if left out; 0 takes any free port. */
  port?: number;
  /** Where the state is kept between runs; absent means in memory only. */
  dataFile?: string;
  /** Where events of the platform go. */
  webhook?: WebhookEndpoint;
  /** Where events of connected accounts go; its secret should be another. */
  connectWebhook?: WebhookEndpoint;
  /** Waits between tries of a webhook, in milliseconds. */
  webhookRetryDelaysMs?: readonly number[];
  /** Folder with the built browser side; absent means the one that came with the package. */
  assets?: string;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  log?: (line: string) => void;
  /** Waited for before each request to the API is carried out, and before it is answered. */
  pause?: (moment: ApiMoment) => Promise<void>;
  /** Whether requests, answers and events are held to the types of the `stripe` package: `GET /test/violations`. */
  checkShapes?: boolean;
}

/** A running emulator. */
export interface StripeEmulator {
  host: string;
  port: number;
  url: string;
  /** Ends open requests, writes the state and frees the port. */
  stop(): Promise<void>;
}

/** Longer than clients keep idle connections: the one that closes first must not be the one that cannot know. */
const KEEP_ALIVE_MS = 90_000;

/**
 * Starts a card provider that speaks the part of Stripe's API, webhooks and stripe.js that a shop needs. Throws when the
 * port is taken.
 */
export async function startStripeEmulator(options: StripeEmulatorOptions = {}): Promise<StripeEmulator> {
  const { host = '127.0.0.1', clock = Date.now, log = () => undefined } = options;
  const assets = BrowserAssets.read(options.assets ?? PREBUILT);
  const dataFile = options.dataFile === undefined ? undefined : new DataFile(options.dataFile);
  const store: Store = new Store(() => dataFile?.schedule(store));
  const earlier = dataFile?.read();
  if (earlier !== undefined) store.load(earlier);
  const webhooks = new WebhookSender({
    store,
    clock,
    log,
    ...(options.webhookRetryDelaysMs === undefined ? {} : { retryDelaysMs: options.webhookRetryDelaysMs }),
  });
  webhooks.endpoint = options.webhook;
  webhooks.connectEndpoint = options.connectWebhook;
  const provider = new Provider(store, webhooks, clock);
  provider.checksShapes = options.checkShapes ?? false;
  provider.pause = options.pause;

  const handle = async (request: IncomingMessage, response: ServerResponse, origin: string) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname.startsWith('/v1/')) await handleApi(provider, request, response, origin);
    else if (pathname.startsWith('/test/')) await handleControl(provider, request, response, pathname);
    else if (pathname.startsWith(PAGES_PATH)) await handleHosted(provider, request, response, pathname);
    else if (!assets.answer(request, response, pathname)) {
      answerJson(response, 404, {
        error: { type: 'invalid_request_error', message: `Nothing at ${pathname}` },
      });
    }
  };
  let url = '';
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    handle(request, response, url).catch((error: unknown) => {
      log(`Card provider: ${error instanceof Error ? error.stack : String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? DEFAULT_PORT, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  url = `http://${host}:${port}`;
  provider.resume();
  return {
    host,
    port,
    url,
    async stop() {
      provider.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      dataFile?.write(store);
    },
  };
}
