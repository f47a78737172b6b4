import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decryptPush, Undecipherable } from './decrypt-push.ts';
import {
  BEHAVIOURS,
  type Behaviour,
  newPushBrowser,
  type PushBrowser,
  subscriptionOf,
} from './push-browser.ts';
import { readVapid, Unproven } from './read-vapid.ts';

/** What a push service has to take, and need take no more of: RFC 8030, section 7.2. */
const MOST_BYTES = 4_096;

/** A running push service. */
export interface PushService {
  origin: string;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A status, and what is said beside it. */
type Answer = [status: number, body?: unknown];

function answer(response: ServerResponse, [status, body]: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : `${JSON.stringify(body, undefined, 2)}\n`);
}

/** What a browser's service answers a sender instead of taking a message. */
const REFUSALS: Partial<Record<Behaviour, number>> = { down: 503, gone: 410, elsewhere: 307 };

/** Takes a message, as the service of a browser does: https://www.rfc-editor.org/rfc/rfc8030#section-5 */
function take(browser: PushBrowser, request: IncomingMessage, body: Buffer, origin: string): number {
  const { authorization, ttl, urgency = 'normal', topic = '' } = request.headers;
  if (!/^\d+$/.test(String(ttl)) || request.headers['content-encoding'] !== 'aes128gcm') return 400;
  if (!/^[\w-]{0,32}$/.test(String(topic))) return 400;
  if (body.length > MOST_BYTES) return 413;
  try {
    const sender = readVapid(authorization, origin);
    const text = decryptPush(body, browser.keys);
    browser.received.push({
      text,
      body: body.toString('base64url'),
      ttl: Number(ttl),
      urgency: String(urgency),
      topic: String(topic),
      sender,
    });
    return 201;
  } catch (error) {
    if (error instanceof Unproven) return 403;
    if (error instanceof Undecipherable) return 400;
    throw error;
  }
}

/** Longer than clients keep idle connections: the one that closes first must not be the one that cannot know. */
const KEEP_ALIVE_MS = 90_000;

/**
 * Starts a push service without browsers, of which tests and the curious make their own:
 *
 * - `POST /browsers` makes one and gives its subscription, as a page gets it from its browser;
 * - `PUT /browsers/{id}` with `{"behaviour": "down"}` has its service be so, see BEHAVIOURS;
 * - `GET /browsers/{id}` gives what came for it, decrypted, and `GET /` the same of all;
 * - `POST /push/{id}` is what a sender calls. It wants TTL, encryption and VAPID as real ones do.
 */
export async function startPushService({ host = '127.0.0.1', port = 0 } = {}): Promise<PushService> {
  const browsers = new Map<string, PushBrowser>();
  let origin = '';
  const shown = (browser: PushBrowser) => {
    const { id, behaviour, tries, received } = browser;
    return { id, behaviour, tries, received, ...subscriptionOf(browser, origin) };
  };

  /** What tests and the curious ask for. */
  const control = (route: string, id: string, body: Buffer): Answer => {
    if (route === 'GET /') return [200, [...browsers.values()].map(shown)];
    if (route === 'POST /browsers') {
      const made = newPushBrowser();
      browsers.set(made.id, made);
      return [201, shown(made)];
    }
    const browser = browsers.get(id);
    if (browser === undefined) return [404];
    if (route === 'PUT /browsers') {
      const { behaviour } = JSON.parse(body.toString()) as { behaviour: Behaviour };
      if (!BEHAVIOURS.includes(behaviour)) return [400, { known: BEHAVIOURS }];
      browser.behaviour = behaviour;
    }
    return [200, shown(browser)];
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const [, place, id = ''] = (request.url ?? '/').split('/');
    const route = `${request.method} /${place}`;
    const browser = browsers.get(id);
    if (route !== 'POST /push' || browser === undefined) return answer(response, control(route, id, body));
    browser.tries += 1;
    // Never answered: whoever asks gives up, or the service ends.
    if (browser.behaviour === 'slow') return;
    const refused = REFUSALS[browser.behaviour];
    if (refused === 307) response.setHeader('location', `${origin}/push/${id}/again`);
    answer(response, [refused ?? take(browser, request, body, origin)]);
  };

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error('The push service failed', error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
