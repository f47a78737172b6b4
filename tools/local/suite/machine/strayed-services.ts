import { PortUnusable } from './free-ports.ts';
import { type Ports, purposeOf, type Service } from './ports.ts';

/** Where emulators listen, as the hub of the Firebase CLI lists them by name. */
type Listed = Readonly<Record<string, { port: number }>>;

const isService = (name: string, ports: Ports): name is Service => name in ports;

/**
 * Throws PortUnusable, naming each, when emulators listen elsewhere than asked. The Firebase CLI gives Hosting the next free port, and says
 * so in its log alone, when somebody takes its own between our check and its start.
 */
export async function assertNoneStrayed(ports: Ports): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${ports.hub}/emulators`);
  if (!response.ok) throw new Error(`The emulators' hub answered ${response.status} when asked for ports.`);
  const listed = (await response.json()) as Listed;
  const faults = Object.entries(listed).flatMap(([name, { port }]) =>
    isService(name, ports) && ports[name] !== port
      ? [
          `Port ${ports[name]}, needed for ${purposeOf(name)}, was taken while it started: it listens on ${port} instead.`,
        ]
      : [],
  );
  if (faults.length > 0) throw new PortUnusable(faults);
}
