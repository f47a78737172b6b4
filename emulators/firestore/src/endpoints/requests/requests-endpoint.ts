import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { decodeFrame, encodeFrame, OPCODE } from './frames.ts';
import type { RequestHistory } from './request-history.ts';

/** https://datatracker.ietf.org/doc/html/rfc6455#section-1.3 */
const HANDSHAKE_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** The UI says nothing; whoever sends more than this means somebody else. */
const LONGEST_FRAME = 65_536;

/** Where the request view of the Emulator UI asks: a WebSocket at `/requests`. */
export interface RequestsEndpoint {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Tells the requests in `history` and those to come to every WebSocket at `/requests`.
 *
 * @throws the system's error for a port that cannot be had
 */
export async function startRequestsEndpoint(
  history: RequestHistory,
  host: string,
  port: number,
): Promise<RequestsEndpoint> {
  const sockets = new Set<Duplex>();
  const server = createServer((_request, response) => {
    response.writeHead(426, { 'Content-Type': 'text/plain; charset=utf-8', Upgrade: 'websocket' });
    response.end('A WebSocket at /requests tells the requests.\n');
  });
  server.on('upgrade', (request, socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that is gone is no event for anybody.
    socket.on('error', () => socket.destroy());
    serve(history, request, socket);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
}

function serve(history: RequestHistory, { url, headers }: IncomingMessage, socket: Duplex): void {
  const key = headers['sec-websocket-key'];
  if (url !== '/requests' || key === undefined) {
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    return;
  }
  const accept = createHash('sha1').update(`${key}${HANDSHAKE_GUID}`).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const send = (opcode: number, payload: Buffer) => void socket.write(encodeFrame(opcode, payload));
  const leave = history.follow((text) => send(OPCODE.text, Buffer.from(text)));
  socket.on('close', leave);
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    try {
      for (
        let found = decodeFrame(waiting, LONGEST_FRAME);
        found;
        found = decodeFrame(waiting, LONGEST_FRAME)
      ) {
        waiting = Buffer.from(found.rest);
        const { opcode, payload } = found.frame;
        if (opcode === OPCODE.ping) send(OPCODE.pong, payload);
        if (opcode === OPCODE.close) socket.end(encodeFrame(OPCODE.close, payload));
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      socket.destroy();
    }
  });
}
