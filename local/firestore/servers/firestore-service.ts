import { ListenHub } from '../listen/listen-hub.ts';
import { ListenStream } from '../listen/listen-stream.ts';
import type { AccessControl } from '../rules-bridge/access-control.ts';
import type { Database } from '../store/index.ts';
import type { ListenResponse, WriteResponse } from '../wire/stream-messages.ts';
import type { Caller } from './auth-header.ts';
import type { DatabaseDirectory } from './rpc/database-directory.ts';
import type { CallReceiver, ClientEnd } from './rpc/duplex.ts';
import type { RpcContext } from './rpc/rpc-context.ts';
import { openWriteStream } from './rpc/write-stream.ts';

/** The two bidirectional calls. */
export type StreamName = 'Listen' | 'Write';

/** What all doors lead to. */
export class FirestoreService {
  readonly databases: DatabaseDirectory;
  readonly access: AccessControl;
  private readonly hubs = new WeakMap<Database, ListenHub>();

  constructor(databases: DatabaseDirectory, access: AccessControl) {
    this.databases = databases;
    this.access = access;
  }

  /** What a call of this caller works with. */
  contextFor(caller: Caller): RpcContext {
    return { databases: this.databases, access: this.access, caller };
  }

  /** Opens a bidirectional call. Its messages have the shape all doors share. */
  openStream(name: StreamName, caller: Caller, client: ClientEnd<object>): CallReceiver<object> {
    const context = this.contextFor(caller);
    return name === 'Listen'
      ? new ListenStream(context, client as ClientEnd<ListenResponse>, (database) => this.hubOf(database))
      : openWriteStream(context, client as ClientEnd<WriteResponse>);
  }

  private hubOf(database: Database): ListenHub {
    const known = this.hubs.get(database);
    if (known) return known;
    const hub = new ListenHub(database);
    this.hubs.set(database, hub);
    return hub;
  }
}
