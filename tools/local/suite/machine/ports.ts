import { PORTS as DOMAIN_PORTS } from '@thriftline/domain/base/ports';

/** What listens in the local world, and what a person calls it. */
const PURPOSES = {
  hosting: 'the website (Hosting)',
  functions: 'Cloud Functions',
  firestore: 'Firestore',
  auth: 'Authentication',
  storage: 'Cloud Storage',
  hub: "the emulators' hub",
  cardProvider: 'the local payment provider',
  pushService: 'the local push service',
  letters: 'the page of letters',
  smtp: 'the local mail server',
  eventarc: "the CLI's event service",
  tasks: "the CLI's task queue",
  firestoreRequests: "the CLI's Firestore request view",
  logging: "the CLI's log service",
  vite: 'the Vite development server',
} as const;

export type Service = keyof typeof PURPOSES;

/** Port by service. */
export type Ports = Record<Service, number>;

/** The name of the environment variable that shifts every port, so that several suites run beside each other. */
export const OFFSET_VARIABLE = 'THRIFTLINE_PORT_OFFSET';

const DEFAULT_PORTS: Ports = {
  ...DOMAIN_PORTS,
  eventarc: 9299,
  tasks: 9499,
  firestoreRequests: 9150,
  logging: 4500,
  vite: 5173,
};

const LARGEST_PORT = 65_535;
const LARGEST_OFFSET = LARGEST_PORT - Math.max(...Object.values(DEFAULT_PORTS));

/** What the port is for, in words for a person. */
export function purposeOf(service: Service): string {
  return PURPOSES[service];
}

/** The offset the environment asks for. Throws when it is no whole number that keeps every port in range. */
export function offsetFrom(environment: NodeJS.ProcessEnv): number {
  const text = environment[OFFSET_VARIABLE] ?? '';
  const offset = text.trim() === '' ? 0 : Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > LARGEST_OFFSET) {
    throw new Error(
      `${OFFSET_VARIABLE} is "${text}": give a whole number from 0 to ${LARGEST_OFFSET}, such as 10000.`,
    );
  }
  return offset;
}

/** Every port, shifted by the offset. */
export function portsAt(offset: number): Ports {
  return Object.fromEntries(
    Object.entries(DEFAULT_PORTS).map(([service, port]) => [service, port + offset]),
  ) as Ports;
}

/** So far from each other the ports of two suites meet nowhere. */
const APART = 40;

/** The offset of a second suite beside the one with this offset. */
export function apartFrom(offset: number): number {
  return offset + APART > LARGEST_OFFSET ? offset - APART : offset + APART;
}
