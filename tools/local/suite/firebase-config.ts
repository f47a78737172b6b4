import type { Ports, Service } from './machine/ports.ts';

interface Header {
  key: string;
  value: string;
}

/** Headers of the paths that a glob or a pattern fits. */
interface HeaderRule {
  source?: string;
  regex?: string;
  headers: Header[];
}

/** The parts of firebase.json the local suite looks at; all else is passed on as it is. */
export interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; [key: string]: unknown };
  emulators: Record<string, unknown>;
  [key: string]: unknown;
}

/** Which CSP directives need which local origins. `self` and the production origins stay. */
const LOCAL_ORIGINS: Record<string, readonly Service[]> = {
  'connect-src': ['functions', 'firestore', 'auth', 'storage', 'cardProvider'],
  'script-src': ['cardProvider'],
  'frame-src': ['cardProvider', 'auth'],
  'img-src': ['storage', 'cardProvider'],
};

/** Headers that would make a browser insist on https, also for other projects on localhost. */
const HTTPS_ONLY_HEADERS = new Set(['strict-transport-security']);
const HTTPS_ONLY_DIRECTIVES = new Set(['upgrade-insecure-requests']);

function originsOf(services: readonly Service[], ports: Ports): string[] {
  return services.flatMap((service) => [
    `http://127.0.0.1:${ports[service]}`,
    `http://localhost:${ports[service]}`,
  ]);
}

/** A production Content-Security-Policy with the local world's origins added. */
export function localPolicy(policy: string, ports: Ports): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !HTTPS_ONLY_DIRECTIVES.has(directive))
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      return [directive, ...originsOf(LOCAL_ORIGINS[name] ?? [], ports)].join(' ');
    })
    .join('; ');
}

function localHeaders(headers: Header[], ports: Ports): Header[] {
  return headers
    .filter(({ key }) => !HTTPS_ONLY_HEADERS.has(key.toLowerCase()))
    .map(({ key, value }) =>
      key.toLowerCase() === 'content-security-policy'
        ? { key, value: localPolicy(value, ports) }
        : { key, value },
    );
}

/**
 * What the emulators read instead of firebase.json: the same, on the suite's ports, with the local origins allowed
 * and without what holds only behind https.
 */
export function localFirebaseConfig(production: FirebaseConfig, ports: Ports): FirebaseConfig {
  const at = (service: Service) => ({ host: '127.0.0.1', port: ports[service] });
  return {
    ...production,
    hosting: {
      ...production.hosting,
      headers: production.hosting.headers.map((rule) => ({
        ...rule,
        headers: localHeaders(rule.headers, ports),
      })),
    },
    emulators: {
      ...production.emulators,
      hosting: at('hosting'),
      functions: at('functions'),
      firestore: { ...at('firestore'), websocketPort: ports.firestoreRequests },
      auth: at('auth'),
      storage: at('storage'),
      hub: at('hub'),
      eventarc: at('eventarc'),
      tasks: at('tasks'),
      // The CLI starts it even without the Emulator UI.
      logging: at('logging'),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}
