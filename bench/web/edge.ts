import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Ports } from '@thriftline/local/ports';
import { PortRelay } from './port-relay.ts';

/** What Hosting compresses before it sends it. */
const COMPRESSED = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
/** How far its ports are from those of the suite: a local page expects the other servers as far away as itself. */
const AWAY = 2_700;
/** The servers that a page asks by itself. */
const BESIDE = ['storage', 'auth', 'firestore', 'functions'] as const;
/** What belongs to one connection only. */
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  expiresAt: number;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function encode(body: Buffer, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  if (accepted.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return { body: await brotli(body, { params }), encoding: 'br' };
  }
  if (accepted.includes('gzip')) return { body: await gzipped(body, { level: 9 }), encoding: 'gzip' };
  return { body };
}

/** How long shared caches may keep an answer, in milliseconds. */
function sharedLife(cacheControl: string): number {
  if (/no-store|private|no-cache/.test(cacheControl)) return 0;
  const seconds = /s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl);
  return Number(seconds?.[1] ?? 0) * 1000;
}

function textOf(header: IncomingHttpHeaders[string]): string {
  return Array.isArray(header) ? header.join(', ') : (header ?? '');
}

/**
 * Stands before the Hosting emulator as Hosting's content delivery network stands before Hosting: compresses what is
 * worth it, keeps what `Cache-Control` lets a shared cache keep, and answers 304 to who has it. Everything else is the emulator's: files, headers,
 * rewrites and the functions behind them. Pages are told of the picture store beforehand, as a deployed one is by its markup: a
 * local build does not know the address.
 */
export class Edge {
  private readonly origin: string;
  private readonly port: number;
  /** Where the other servers are, and where a page expects them. */
  private readonly beside: readonly (readonly [there: string, here: string])[];
  private readonly pictures: string;
  private readonly relays: readonly PortRelay[];
  private readonly server: Server;
  private readonly kept = new Map<string, Answer>();
  /** What it has sent, in order: bytes of the bodies, compressed. */
  readonly sent: { path: string; bytes: number }[] = [];
  /** Pages of its own, by their paths. */
  readonly pages = new Map<string, string>();

  constructor(ports: Ports) {
    const at = (port: number) => `http://127.0.0.1:${port}`;
    this.origin = at(ports.hosting);
    this.port = ports.hosting + AWAY;
    this.beside = BESIDE.map((name) => [at(ports[name]), at(ports[name] + AWAY)]);
    this.pictures = at(ports.storage + AWAY);
    this.relays = BESIDE.map((name) => new PortRelay(ports[name] + AWAY, ports[name]));
    this.server = createServer((request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        this.passOn(request, response);
        return;
      }
      const accepted = textOf(request.headers['accept-encoding']);
      this.answer(request.method ?? 'GET', request.url ?? '/', accepted).then(
        (answer) => this.send(answer, request, response),
        (error: unknown) => response.writeHead(502).end(String(error)),
      );
    });
  }

  /** Starts to listen and gives the address. */
  async start(): Promise<string> {
    await Promise.all(this.relays.map((relay) => relay.start()));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    for (const relay of this.relays) relay.stop();
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** A text that names the other servers where a page expects them; a policy names both places. */
  private asSeenHere(text: string, both = false): string {
    return this.beside.reduce(
      (seen, [there, here]) => seen.replaceAll(there, both ? `${there} ${here}` : here),
      text,
    );
  }

  /** Sends an answer; to a browser that has it already, that it holds. */
  private send({ status, headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
    const tag = headers.find(([name]) => name === 'etag')?.[1];
    const isKnown = tag !== undefined && request.headers['if-none-match'] === tag;
    this.sent.push({ path: request.url ?? '/', bytes: isKnown ? 0 : body.length });
    if (isKnown) response.writeHead(304, headers.filter(([name]) => name !== 'content-length').flat()).end();
    else response.writeHead(status, headers.flat()).end(body);
  }

  /** What changes something, Hosting's network hands on as it is. */
  private passOn(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'POST', headers, url = '/' } = request;
    const onward = ask(`${this.origin}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', (error) => response.writeHead(502).end(String(error)));
    request.pipe(onward);
  }

  private async answer(method: string, path: string, accepted: string): Promise<Answer> {
    const key = `${method} ${path} ${accepted}`;
    const known = this.kept.get(key);
    if (known !== undefined && known.expiresAt > Date.now()) return known;
    const own = this.pages.get(path);
    if (own !== undefined) {
      const { body, encoding = 'identity' } = await encode(Buffer.from(own), accepted);
      return {
        status: 200,
        headers: [
          ['content-type', 'text/html; charset=utf-8'],
          ['content-encoding', encoding],
        ],
        body,
        expiresAt: 0,
      };
    }
    const response = await fetch(`${this.origin}${path}`, { method, redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    const plain = /^(application\/json|text\/html)/.test(type)
      ? Buffer.from(this.asSeenHere(bytes.toString()))
      : bytes;
    const worthIt = COMPRESSED.test(type);
    const { body, encoding } = worthIt ? await encode(plain, accepted) : { body: plain };
    const headers = [...response.headers]
      .filter(([name]) => !HOP_HEADERS.has(name))
      .map(([name, value]): [string, string] => [
        name,
        // Firestore's documents come by without the edge, and name the picture store where it always is.
        this.asSeenHere(value, name === 'content-security-policy'),
      ]);
    if (type.startsWith('text/html')) headers.push(['link', `<${this.pictures}>; rel=preconnect`]);
    if (worthIt) headers.push(['vary', 'accept-encoding']);
    if (encoding !== undefined) headers.push(['content-encoding', encoding]);
    headers.push(['content-length', String(body.length)]);
    const expiresAt = Date.now() + sharedLife(response.headers.get('cache-control') ?? '');
    const answer = { status: response.status, headers, body, expiresAt };
    if (response.ok) this.kept.set(key, answer);
    return answer;
  }
}
