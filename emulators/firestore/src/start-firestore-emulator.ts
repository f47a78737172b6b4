import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { CoverageReport, CoverageReportOptions } from '@thriftline/security-rules';
import { DatabaseDirectory } from './calls/database-directory.ts';
import { ControlEndpoint } from './endpoints/control/control-endpoint.ts';
import { GrpcEndpoint } from './endpoints/grpc/grpc-endpoint.ts';
import { HttpEndpoint } from './endpoints/http-endpoint.ts';
import { createPortMultiplexer } from './endpoints/port-multiplexer.ts';
import { RequestHistory } from './endpoints/requests/request-history.ts';
import { type RequestsEndpoint, startRequestsEndpoint } from './endpoints/requests/requests-endpoint.ts';
import { RestEndpoint } from './endpoints/rest/rest-endpoint.ts';
import { channelBackend } from './endpoints/web-channel/channel-backend.ts';
import { WebChannelEndpoint } from './endpoints/web-channel/web-channel-endpoint.ts';
import { AccessControl } from './rules-bridge/access-control.ts';
import { findingLine, isFault, RulesError, type RulesFinding } from './rules-bridge/rules-error.ts';
import { type RulesFile, RulesRegistry, type RulesScope } from './rules-bridge/rules-registry.ts';
import { FirestoreService } from './service/firestore-service.ts';
import { UsageMeter } from './service/usage-meter.ts';
import { type FirestoreStore, type FirestoreStoreOptions, readFirestoreStore } from './store/index.ts';
import { EventDelivery } from './triggers/event-delivery.ts';

/** Connections that may wait to be accepted, where the system allows as many: a burst of clients must not be reset. */
const BACKLOG = 65_535;

/** How an emulator is to run. */
export interface FirestoreEmulatorOptions extends FirestoreStoreOptions {
  /** 127.0.0.1 when absent. */
  readonly host?: string;
  /** Any free one when absent or 0. */
  readonly port?: number;
  /** Rules of every project that gets none of its own, as text; absent: everything is allowed. */
  readonly rules?: string | RulesFile;
  /** Rules of single databases, by their ids, before those of {@link rules}. */
  readonly databaseRules?: Readonly<Record<string, string | RulesFile>>;
  /** What to do with faulty rules: not to start, or to deny every request; `throw` when absent. */
  readonly faultyRules?: 'throw' | 'deny';
  /** An export to start from: its folder or metadata file. */
  readonly seed?: string;
  /** `host:port` of the functions emulator; absent: no events. */
  readonly functionsHost?: string;
  /** How many events of a trigger are under way at a time; 2 by itself. */
  readonly eventsAtATime?: number;
  /** Where the request view of the Emulator UI asks, 0 for any free port; absent: nowhere. */
  readonly requestsPort?: number;
  /** The project meant; the first request for another one is logged, since it is mostly a mistake. */
  readonly singleProject?: string;
  /** Gets one line for each refused request and each finding in rules; the console when absent, nobody when false. */
  readonly log?: ((line: string) => void) | false;
  /** What `POST /shutdown` does besides stopping; nothing when absent. */
  readonly onShutdown?: () => void;
}

/** What a call within this process is made with. */
export interface InProcessRequest {
  /** GET when absent. */
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: string;
}

/** A running emulator. */
export interface FirestoreEmulator {
  readonly host: string;
  readonly port: number;
  /** Where the request view of the Emulator UI asks, if it was wanted. */
  readonly requestsPort?: number;
  /** Deletes all documents, of the project named or of all projects. Listeners hear of it, functions do not. */
  clear(projectId?: string): Promise<void>;
  /**
   * Puts rules in force, for the project named or for all projects, and there for every database that has none of its own
   * or for the one named; gives what is doubtful about them.
   *
   * @throws RulesError for faulty ones; those before stay in force
   */
  loadRules(
    rules: string | RulesFile,
    projectId?: string,
    databaseId?: string,
  ): Promise<readonly RulesFinding[]>;
  /** Declares other indexes than those it started with (`firestore.indexes.json`, parsed). */
  loadIndexes(declared: unknown): Promise<void>;
  /**
   * Answers a call of the REST API within this process, without the port: a fraction of its cost, for clients that take a
   * `fetch` or use the global one, as the web SDK lite does. Takes a body that is a text, and none of `init` but method,
   * headers and body.
   */
  fetch(url: string | URL, init?: InProcessRequest): Promise<Response>;
  /** What each expression of the rules that are put for all projects resulted in so far, how often. */
  ruleCoverage(options?: CoverageReportOptions): CoverageReport;
  /** Waits until every event of past commits was delivered or given up. */
  eventsDelivered(): Promise<void>;
  /** Ends the clients' calls, and frees the port and everything else it holds. Calling it again is fine. */
  stop(): Promise<void>;
}

/**
 * Starts an emulator in this process; it listens when rules and seed are loaded. Any number may run at once, each
 * with a port and data of its own.
 *
 * @throws RulesError for faulty rules, FirestoreError for a seed that cannot be read or a data folder that another process
 *   has, and the system's error (such as `EADDRINUSE`) for a port that cannot be had
 */
export async function startFirestoreEmulator(
  options: FirestoreEmulatorOptions = {},
): Promise<FirestoreEmulator> {
  const { host = '127.0.0.1', log: wanted = console.log } = options;
  const log = wanted || (() => undefined);
  const registry = openRulesRegistry(options, log);
  const { store, begin } = await readFirestoreStore(options, options.seed);
  const events = new EventDelivery(options.functionsHost, options.eventsAtATime);
  const databases = new DatabaseDirectory(store, {
    opened: ({ projectId }) => {
      if (options.singleProject === undefined || projectId === options.singleProject) return;
      log(
        `[firestore] a request names the project ${projectId}; this suite runs for ${options.singleProject}.`,
      );
    },
    committed: (database, change) => events.deliver(database.name, change),
  });
  const usage = new UsageMeter();
  const access = new AccessControl(registry, wanted, () => usage.countLookup());
  const service = new FirestoreService(databases, access, usage);
  registry.subscribe((scope) => service.rulesChanged(scope));
  const grpc = new GrpcEndpoint(service);
  const webChannel = new WebChannelEndpoint(channelBackend(service));
  const shutdown = () => void stop().then(options.onShutdown);
  const rest = new RestEndpoint(service);
  const http = new HttpEndpoint({
    webChannel,
    rest,
    control: new ControlEndpoint({ store, databases, rules: registry, events, usage, shutdown }),
  });
  let letIn: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const server = createPortMultiplexer(
    { http2: (socket) => grpc.accept(socket), http1: (socket) => http.accept(socket) },
    ready,
  );
  const sockets = trackSockets(server);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= (async () => {
      events.stop();
      webChannel.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      const gone = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      grpc.stop();
      // What was written a moment ago, the last words of the channels, still leaves.
      setImmediate(() => {
        for (const socket of sockets) socket.destroySoon();
      });
      await requests?.stop();
      await closed;
      await Promise.all(gone);
      await store.close();
    })();
    return stopped;
  };
  let requests: RequestsEndpoint | undefined;
  const open = async () => {
    const port = await listen(server, host, options.port ?? 0);
    if (options.requestsPort !== undefined) {
      const history = new RequestHistory();
      registry.observe((evaluation) => history.add(evaluation));
      requests = await startRequestsEndpoint(history, host, options.requestsPort);
    }
    // Only now: a start that finds its port taken has changed nothing in the data folder.
    await begin();
    letIn();
    return port;
  };
  const port = await open().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    host,
    port,
    ...(requests && { requestsPort: requests.port }),
    clear: async (projectId) => clear(store, projectId),
    loadRules: async (rules, projectId, databaseId) =>
      loadRules(registry, rules, {
        ...(projectId !== undefined && { projectId }),
        ...(databaseId !== undefined && { databaseId }),
      }),
    loadIndexes: async (declared) => store.declareIndexes(declared),
    fetch: (url, init) => answerInProcess(rest, new URL(url), init),
    ruleCoverage: (options) => registry.coverage({}, options),
    eventsDelivered: () => events.settled(),
    stop,
  };
}

function openRulesRegistry(
  { rules, databaseRules = {}, faultyRules }: FirestoreEmulatorOptions,
  log: (line: string) => void,
): RulesRegistry {
  const registry = new RulesRegistry(log);
  const given: [RulesScope, string | RulesFile][] = Object.entries(databaseRules).map(
    ([databaseId, each]) => [{ databaseId }, each],
  );
  if (rules !== undefined) given.push([{}, rules]);
  for (const [scope, each] of given) {
    const file = rulesFile(each);
    const findings = registry.replace([file], scope);
    if (findings.some(isFault)) {
      if (faultyRules !== 'deny') throw new RulesError(findings);
      registry.denyAll(scope);
    }
    for (const finding of findings) log(findingLine(file.name, finding));
  }
  return registry;
}

function loadRules(
  registry: RulesRegistry,
  rules: string | RulesFile,
  scope: RulesScope,
): readonly RulesFinding[] {
  const findings = registry.replace([rulesFile(rules)], scope);
  if (findings.some(isFault)) throw new RulesError(findings);
  return findings;
}

function rulesFile(rules: string | RulesFile): RulesFile {
  return typeof rules === 'string' ? { name: 'firestore.rules', content: rules } : rules;
}

function clear(store: FirestoreStore, projectId: string | undefined): void {
  for (const database of store.databases()) {
    if (projectId === undefined || database.name.projectId === projectId) database.clear();
  }
}

async function answerInProcess(
  rest: RestEndpoint,
  url: URL,
  { method = 'GET', headers, body: text = '' }: InProcessRequest = {},
): Promise<Response> {
  const authorization = new Headers(headers).get('authorization') ?? undefined;
  const { status, body } = await rest.answer({ method, url, authorization, readBody: async () => text });
  return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function trackSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}
