import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { AccessControl } from './rules-bridge/access-control.ts';
import { RulesBook, type RulesFile } from './rules-bridge/rules-book.ts';
import { ControlDoor } from './servers/control/control-door.ts';
import { FirestoreService } from './servers/firestore-service.ts';
import { GrpcDoor } from './servers/grpc-door.ts';
import { HttpDoor } from './servers/http-door.ts';
import { createPortMultiplexer } from './servers/port-multiplexer.ts';
import { RestDoor } from './servers/rest/rest-door.ts';
import { DatabaseDirectory } from './servers/rpc/database-directory.ts';
import { UsageMeter } from './servers/usage.ts';
import { channelBackend } from './servers/web-channel/channel-backend.ts';
import { WebChannelDoor } from './servers/web-channel/web-channel-door.ts';
import { type FirestoreStoreOptions, openFirestoreStore } from './store/index.ts';
import { EventDelivery } from './triggers/event-delivery.ts';

/** Connections that may wait to be accepted, where the system allows as many: a burst of clients must not be reset. */
const BACKLOG = 65_535;

/** How an emulator is to run. */
export interface FirestoreOptions extends FirestoreStoreOptions {
  /** 127.0.0.1 when absent. */
  readonly host?: string;
  /** Any free one when absent. */
  readonly port?: number;
  /** Rules of every project that gets none of its own; absent: everything is allowed. */
  readonly rules?: readonly RulesFile[];
  /** An export to start from: its folder or metadata file. */
  readonly seed?: string;
  /** `host:port` of the functions emulator; absent: no events. */
  readonly functionsHost?: string;
  /** The project meant; the first request for another one is logged, since it is mostly a mistake. */
  readonly singleProject?: string;
  /** Gets one line for each refused request and each fault in rules; the console when absent. */
  readonly log?: (line: string) => void;
  /** What `POST /shutdown` does besides stopping; nothing when absent. */
  readonly onShutdown?: () => void;
}

/** A running emulator. */
export interface FirestoreEmulator {
  readonly host: string;
  readonly port: number;
  /** Waits until every event of past commits was delivered or given up. */
  eventsDelivered(): Promise<void>;
  /** Says goodbye to the clients and closes the store. */
  stop(): Promise<void>;
}

/** Starts an emulator; it listens when rules and seed are loaded. */
export async function startFirestore(options: FirestoreOptions = {}): Promise<FirestoreEmulator> {
  const { host = '127.0.0.1', log = console.log } = options;
  const store = await openFirestoreStore(options);
  if (options.seed !== undefined) await store.startFrom(options.seed);
  const book = new RulesBook(options.rules, log);
  const events = new EventDelivery(options.functionsHost);
  const databases = new DatabaseDirectory(store, {
    opened: ({ projectId }) => {
      if (options.singleProject === undefined || projectId === options.singleProject) return;
      log(
        `[firestore] a request names the project ${projectId}; this suite runs for ${options.singleProject}.`,
      );
    },
    committed: (database, change, author) => events.deliver(database.name, change, author),
  });
  const usage = new UsageMeter();
  const access = new AccessControl(book, log, () => usage.lookedUp());
  const service = new FirestoreService(databases, access, usage);
  const grpc = new GrpcDoor(service);
  const webChannel = new WebChannelDoor(channelBackend(service));
  const shutdown = () => void stop().then(options.onShutdown);
  const http = new HttpDoor({
    webChannel,
    rest: new RestDoor(service),
    control: new ControlDoor({ store, databases, book, events, usage, shutdown }),
  });
  const server = createPortMultiplexer({
    http2: (socket) => grpc.accept(socket),
    http1: (socket) => http.accept(socket),
  });
  const sockets = trackSockets(server);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= (async () => {
      events.stop();
      webChannel.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      grpc.stop();
      // What was written a moment ago, the goodbyes of the channels, still leaves.
      setImmediate(() => {
        for (const socket of sockets) socket.destroySoon();
      });
      await closed;
      await store.close();
    })();
    return stopped;
  };
  const port = await listen(server, host, options.port ?? 0);
  return { host, port, eventsDelivered: () => events.settled(), stop };
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
