import { createServer } from 'node:net';
import { OFFSET_VARIABLE, type Ports, purposeOf, type Service } from './ports.ts';

/**
 * Ports that browsers and `fetch` refuse, of those an offset may lead to.
 * https://fetch.spec.whatwg.org/#port-blocking
 */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** A port the suite needs is taken by another program, or refused by browsers. */
export class PortUnusable extends Error {
  /** `faults`: a sentence for each. */
  constructor(faults: readonly string[]) {
    super(
      [
        ...faults,
        'Is `npm start` or another local suite running? Stop it with Ctrl-C, end the program that holds the port,',
        `or run beside it on other ports: ${OFFSET_VARIABLE}=10000 npm start`,
        'Outgoing connections take ports from 32768 on: an offset of up to 20000 keeps clear of them.',
      ].join('\n'),
    );
    this.name = 'PortUnusable';
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

/** Throws PortUnusable, naming each, when any of the services' ports is taken, or one that no browser opens. */
export async function assertFree(ports: Ports, services: readonly Service[]): Promise<void> {
  const faults: string[] = [];
  for (const service of services) {
    const port = ports[service];
    const named = `Port ${port}, needed for ${purposeOf(service)},`;
    if (REFUSED_PORTS.has(port)) faults.push(`${named} is one that browsers refuse.`);
    else if (await isTaken(port)) faults.push(`${named} is taken.`);
  }
  if (faults.length > 0) throw new PortUnusable(faults);
}
