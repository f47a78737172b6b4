import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleApi } from './api/handle-api.ts';
import { buildBrowserAssets, DEFAULT_ASSETS } from './build-browser-assets.ts';
import { handleControl } from './control/handle-control.ts';
import { answerJson } from './http/answer-json.ts';
import { BrowserAssets } from './http/browser-assets.ts';
import { DataFile } from './model/data-file.ts';
import { Store } from './model/store.ts';
import { Provider } from './provider.ts';
import { type WebhookEndpoint, WebhookSender } from './webhooks/webhook-sender.ts';

export interface CardProviderOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where the state is kept between runs; absent means in memory only. */
  dataFile?: string;
  /** Where events go. */
  webhook?: WebhookEndpoint;
  /** Waits between tries of a webhook, in milliseconds. */
  webhookRetryDelaysMs?: readonly number[];
  /** Folder with the built browser side; absent means that it is built now, with esbuild. */
  assets?: string;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  log?: (line: string) => void;
}

/** The running provider. */
export interface CardProvider {
  host: string;
  port: number;
  url: string;
  /** Ends open requests, writes the state and frees the port. */
  stop(): Promise<void>;
}

async function assetsOf(folder: string | undefined): Promise<BrowserAssets> {
  if (folder !== undefined) return BrowserAssets.read(folder);
  await buildBrowserAssets(DEFAULT_ASSETS);
  return BrowserAssets.read(DEFAULT_ASSETS);
}

/** Starts a card provider that speaks the part of Stripe's API, webhooks and stripe.js that a shop needs. */
export async function startCardProvider(options: CardProviderOptions): Promise<CardProvider> {
  const { host, clock = Date.now, log = () => undefined } = options;
  const assets = await assetsOf(options.assets);
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
  const provider = new Provider(store, webhooks, clock);

  const handle = async (request: IncomingMessage, response: ServerResponse, origin: string) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname.startsWith('/v1/')) await handleApi(provider, request, response, origin);
    else if (pathname.startsWith('/test/')) await handleControl(provider, request, response, pathname);
    else if (!assets.answer(request, response, pathname)) {
      answerJson(response, 404, {
        error: { type: 'invalid_request_error', message: `Nothing at ${pathname}` },
      });
    }
  };
  let url = '';
  const server = createServer((request, response) => {
    handle(request, response, url).catch((error: unknown) => {
      log(`Card provider: ${error instanceof Error ? error.stack : String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  url = `http://${host}:${port}`;
  webhooks.resume();
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
