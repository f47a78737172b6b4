import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallReceiver, ClientEnd } from '../../calls/duplex.ts';
import { invalidArgument } from '../../model/index.ts';
import { parseJson } from '../../wire/json.ts';
import { exposeChannelHeaders } from '../http/cors.ts';
import { readBody } from '../http/read-body.ts';
import { BackChannelRotation } from './back-channel-rotation.ts';
import { encodeChunk } from './chunk.ts';
import { parseForwardForm, parseHeaderLines } from './forward-form.ts';
import { KEEP_ALIVE_MS, type WebChannelSession } from './session.ts';
import { SessionRegistry } from './session-registry.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;

/** The bidirectional calls a browser opens. */
export type ChannelMethod = 'Listen' | 'Write';

/** What the endpoint asks of the server behind it. Messages are proto3 JSON. */
export interface ChannelBackend {
  /** Opens the call; errors the client must hear go through `client.fail`. */
  open(
    method: ChannelMethod,
    headers: ReadonlyMap<string, string>,
    client: ClientEnd<unknown>,
  ): CallReceiver<unknown>;
  /** The payload that tells a client its call failed. */
  errorPayload(error: unknown): unknown;
}

/** True for the paths browsers open their Listen and Write channels at. */
export function isChannelPath(pathname: string): boolean {
  return PATH.test(pathname);
}

/** Serves WebChannel: handshake, held GETs, forward POSTs, goodbyes. */
export class WebChannelEndpoint {
  private readonly backend: ChannelBackend;
  private readonly sessions = new SessionRegistry();
  private readonly rotation = new BackChannelRotation(() => this.sessions.countWaiting());

  constructor(backend: ChannelBackend) {
    this.backend = backend;
  }

  /** Answers one request whose path {@link isChannelPath} accepts. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = PATH.exec(url.pathname)?.[1] as ChannelMethod;
    const query = url.searchParams;
    const sessionId = query.get('SID');
    exposeChannelHeaders(request, response);
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache, no-store, max-age=0, must-revalidate');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (sessionId === null) {
      if (request.method === 'POST') await this.handshake(request, response, method, query);
      else response.writeHead(400).end('Error: a channel opens with a POST');
      return;
    }
    const session = this.sessions.find(sessionId);
    if (query.get('TYPE') === 'terminate') {
      session?.terminate();
      response.writeHead(200).end();
    } else if (!session) {
      response.writeHead(400).end('Error: Unknown SID');
    } else if (request.method === 'GET') {
      this.holdBackChannel(session, response, query);
    } else {
      const form = parseForwardForm(await readBody(request));
      session.acknowledge(arrayIdOf(query));
      session.receive(form);
      response.writeHead(200).end(encodeChunk(session.forwardAnswer()));
    }
  }

  /** Ends every session. */
  stop(): void {
    this.rotation.stop();
    this.sessions.stop();
  }

  private async handshake(
    request: IncomingMessage,
    response: ServerResponse,
    method: ChannelMethod,
    query: URLSearchParams,
  ): Promise<void> {
    const form = parseForwardForm(await readBody(request));
    // Older SDKs put the headers into the URL.
    const headers = new Map([...parseHeaderLines(query.get('$httpHeaders') ?? ''), ...form.headers]);
    const session = this.sessions.create((created) => this.openCall(created, method, headers));
    response.writeHead(200);
    response.end(encodeChunk([[0, ['c', session.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS]]]));
    session.receive(form);
  }

  private holdBackChannel(
    session: WebChannelSession,
    response: ServerResponse,
    query: URLSearchParams,
  ): void {
    const acknowledged = arrayIdOf(query);
    response.writeHead(200);
    response.flushHeaders();
    const channel = {
      write: (text: string) => void response.write(text),
      end: () => void response.end(),
    };
    response.on('close', () => {
      session.backChannelLost(channel);
      this.rotation.left(session);
    });
    session.openBackChannel(channel, {
      acknowledged,
      longPolling: query.get('CI') === '1',
      longPollMs: longPollMsOf(query),
    });
    this.rotation.taken(session);
  }

  private openCall(session: WebChannelSession, method: ChannelMethod, headers: ReadonlyMap<string, string>) {
    let over = false;
    const client: ClientEnd<unknown> = {
      send: (message) => {
        if (!over) session.send(message);
      },
      // The session stays until the client, having read the error, terminates it.
      fail: (error) => {
        if (!over) session.send(this.backend.errorPayload(error));
        over = true;
      },
      end: () => {
        if (!over) session.close();
        over = true;
      },
    };
    let receiver: CallReceiver<unknown> | undefined;
    const opened = () => {
      receiver ??= this.backend.open(method, headers, client);
      return receiver;
    };
    return {
      message: (data: string) => {
        if (over) return;
        try {
          opened().message(parseJson(data));
        } catch (error) {
          client.fail(error);
        }
      },
      closed: () => {
        over = true;
        receiver?.gone();
      },
    };
  }
}

/** The last array the client has seen; a client that says none has seen none. */
function arrayIdOf(query: URLSearchParams): number {
  const id = Number(query.get('AID') ?? 0);
  if (!Number.isSafeInteger(id))
    throw invalidArgument(`AID is "${query.get('AID')}": expected a whole number.`);
  return id;
}

/** How long a long poll may last; what is no length of time counts as not said. */
function longPollMsOf(query: URLSearchParams): number {
  const milliseconds = Number(query.get('TO') ?? Number.NaN);
  return milliseconds >= 0 ? milliseconds : Number.POSITIVE_INFINITY;
}
