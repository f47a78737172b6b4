import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** Hands what comes to one local port on to another. */
export class PortRelay {
  private readonly server: Server;
  private readonly from: number;

  constructor(from: number, to: number) {
    this.from = from;
    this.server = createServer((socket) => {
      const other = connect(to, '127.0.0.1');
      // One end that breaks off takes the other along.
      socket.on('error', () => other.destroy());
      other.on('error', () => socket.destroy());
      socket.pipe(other).pipe(socket);
    });
  }

  async start(): Promise<void> {
    this.server.listen(this.from, '127.0.0.1');
    await once(this.server, 'listening');
  }

  stop(): void {
    this.server.close();
  }
}
