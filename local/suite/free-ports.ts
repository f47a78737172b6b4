import { createServer } from 'node:net';
import { OFFSET_VARIABLE, type Ports, purposeOf, type Service } from './ports.ts';

/** A port the suite needs is taken by another program. */
export class PortTaken extends Error {
  constructor(taken: readonly (readonly [Service, number])[]) {
    const lines = taken.map(([service, port]) => `Port ${port}, needed for ${purposeOf(service)}, is taken.`);
    super(
      [
        ...lines,
        'Is `npm start` or another local suite running? Stop it with Ctrl-C, end the program that holds the port,',
        `or run beside it on other ports: ${OFFSET_VARIABLE}=10000 npm start`,
      ].join('\n'),
    );
    this.name = 'PortTaken';
  }
}

/** Whether something listens on the port of the loopback address. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(true);
      else reject(error);
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(false)));
  });
}

/** Throws PortTaken, naming each, when any of the services' ports is taken. */
export async function assertFree(ports: Ports, services: readonly Service[]): Promise<void> {
  const taken: [Service, number][] = [];
  for (const service of services) {
    if (await isTaken(ports[service])) taken.push([service, ports[service]]);
  }
  if (taken.length > 0) throw new PortTaken(taken);
}
