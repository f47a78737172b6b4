import { connect, createServer, type Server, type Socket } from 'node:net';
import { PORTS } from '@thriftline/domain/ports';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);

/** Far above every suite's ports, and away from those that browsers refuse. */
const SHIFT = 20_000;

type Line = { server: Server; port: number; sockets: Set<Socket> };

function forward(from: Socket, port: number, sockets: Set<Socket>): void {
  const to = connect(port, '127.0.0.1');
  for (const [socket, other] of [
    [from, to],
    [to, from],
  ] as const) {
    sockets.add(socket);
    socket.pipe(other);
    // A line that is cut ends in errors on both sides.
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }
}

function listen({ server, port }: Line): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port + SHIFT, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * The whole suite once more, through lines that can be cut: the browser then has a network and no server, as when the
 * suite is stopped, and finds it again when it is started. Its pages find the other servers by the port they came from.
 */
export class Lines {
  readonly origin = `http://127.0.0.1:${PORTS.hosting + offset + SHIFT}`;
  readonly #lines: Line[];

  constructor() {
    this.#lines = Object.values(PORTS).map((base) => {
      const port = base + offset;
      const sockets = new Set<Socket>();
      return { port, sockets, server: createServer((socket) => forward(socket, port, sockets)) };
    });
  }

  /** Opens the lines, or opens them again. */
  async open(): Promise<void> {
    await Promise.all(this.#lines.map(listen));
  }

  /** Ends every connection and takes no new one. */
  async cut(): Promise<void> {
    const closed = this.#lines.map(({ server }) => new Promise<unknown>((resolve) => server.close(resolve)));
    for (const { sockets } of this.#lines) for (const socket of [...sockets]) socket.destroy();
    await Promise.all(closed);
  }
}
