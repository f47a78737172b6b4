import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody, toStatus } from '../wire/status.ts';
import type { ControlEndpoint } from './control/control-endpoint.ts';
import { allowOrigin } from './http/cors.ts';
import type { RestEndpoint } from './rest/rest-endpoint.ts';
import { isRestPath } from './rest/route.ts';
import { isChannelPath, type WebChannelEndpoint } from './web-channel/web-channel-endpoint.ts';

/** The endpoints behind HTTP/1.1. */
export interface HttpEndpoints {
  readonly webChannel: WebChannelEndpoint;
  readonly rest: RestEndpoint;
  readonly control: ControlEndpoint;
}

/** Longer than clients keep idle connections: the one that closes first must not be the one that cannot know. */
const KEEP_ALIVE_MS = 90_000;

/** Serves HTTP/1.1 on connections accepted elsewhere: preflights here, the rest by path. */
export class HttpEndpoint {
  private readonly server: Server;

  constructor(endpoints: HttpEndpoints) {
    this.server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      handle(endpoints, request, response).catch((error: unknown) => answerFailure(response, error));
    });
  }

  /** Takes over a connection. */
  accept(socket: Socket): void {
    this.server.emit('connection', socket);
  }
}

async function handle(
  endpoints: HttpEndpoints,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (isChannelPath(url.pathname)) await endpoints.webChannel.handle(request, response, url);
  else if (isRestPath(url.pathname)) await endpoints.rest.handle(request, response, url);
  else await endpoints.control.handle(request, response, url);
}

function answerFailure(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  const status = toStatus(error);
  if (!response.headersSent) response.writeHead(status.httpStatus, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(errorBody(status)));
}
