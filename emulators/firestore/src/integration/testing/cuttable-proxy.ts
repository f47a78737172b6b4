import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to the emulator that tests can cut. */
export interface CuttableProxy {
  readonly port: number;
  /** Breaks every open connection; new ones work at once. */
  cut(): void;
  close(): void;
}

/** Forwards connections to a port of this machine. */
export async function startCuttableProxy(target: number): Promise<CuttableProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      // Cut lines end in errors; that is what they are for.
      socket.on('error', () => socket.destroy());
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}
