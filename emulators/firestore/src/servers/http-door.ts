import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody, toStatus } from '../wire/status.ts';
import type { ControlDoor } from './control/control-door.ts';
import { allowOrigin } from './cors.ts';
import type { RestDoor } from './rest/rest-door.ts';
import { isRestPath } from './rest/route.ts';
import { isChannelPath, type WebChannelDoor } from './web-channel/web-channel-door.ts';

/** The doors behind HTTP/1.1. */
export interface HttpDoors {
  readonly webChannel: WebChannelDoor;
  readonly rest: RestDoor;
  readonly control: ControlDoor;
}

/** Longer than clients keep idle connections: the one that closes first must not be the one that cannot know. */
const KEEP_ALIVE_MS = 90_000;

/** Serves HTTP/1.1 on connections accepted elsewhere: preflights here, the rest by path. */
export class HttpDoor {
  private readonly server: Server;

  constructor(doors: HttpDoors) {
    this.server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      handle(doors, request, response).catch((error: unknown) => answerFailure(response, error));
    });
  }

  /** Takes over a connection. */
  accept(socket: Socket): void {
    this.server.emit('connection', socket);
  }
}

async function handle(doors: HttpDoors, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(200).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (isChannelPath(url.pathname)) await doors.webChannel.handle(request, response, url);
  else if (isRestPath(url.pathname)) await doors.rest.handle(request, response, url);
  else await doors.control.handle(request, response, url);
}

function answerFailure(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  const status = toStatus(error);
  if (!response.headersSent) response.writeHead(status.httpStatus, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(errorBody(status)));
}
