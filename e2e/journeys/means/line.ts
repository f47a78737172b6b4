import { connect, createServer, type Server, type Socket } from 'node:net';
import { PORTS } from '@thriftline/domain/base/ports';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);

/** Far above every suite's ports, and away from those that browsers refuse. */
const SHIFT = 20_000;

type Line = { server: Server; port: number; sockets: Set<Socket>; hangs: boolean };

/** Which server is behind a line. */
export type LineName = keyof typeof PORTS;

function forward(from: Socket, { port, sockets, hangs }: Line): void {
  if (hangs) {
    // Taken, and never answered.
    sockets.add(from);
    from.on('error', () => from.destroy());
    from.on('close', () => sockets.delete(from));
    from.resume();
    return;
  }
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
  readonly #lines: Map<string, Line>;

  constructor() {
    this.#lines = new Map(
      Object.entries(PORTS).map(([name, base]) => {
        const server = createServer((socket) => forward(socket, line));
        const line: Line = { port: base + offset, sockets: new Set(), hangs: false, server };
        return [name, line];
      }),
    );
  }

  /** Opens the lines, or opens them again. */
  async open(): Promise<void> {
    await Promise.all([...this.#lines.values()].map(listen));
  }

  /** Ends every connection and takes no new one. */
  async cut(): Promise<void> {
    const lines = [...this.#lines.values()];
    const closed = lines.map(({ server }) => new Promise<unknown>((resolve) => server.close(resolve)));
    for (const { sockets } of lines) for (const socket of [...sockets]) socket.destroy();
    await Promise.all(closed);
  }

  /** From now on nothing is answered, by all servers or those named: what is open goes dead, what is new is taken and left. */
  hang(...names: LineName[]): void {
    for (const line of this.#named(names)) {
      line.hangs = true;
      for (const socket of [...line.sockets]) socket.unpipe();
    }
  }

  /** Answers again: what hung is ended, as a network does that gives up at last, and what is new goes through. */
  answer(...names: LineName[]): void {
    for (const line of this.#named(names)) {
      line.hangs = false;
      for (const socket of [...line.sockets]) socket.destroy();
    }
  }

  #named(names: readonly LineName[]): Line[] {
    return [...this.#lines].flatMap(([name, line]) =>
      names.length === 0 || names.some((one) => one === name) ? [line] : [],
    );
  }
}
