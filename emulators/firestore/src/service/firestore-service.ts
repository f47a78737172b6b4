import type { DatabaseDirectory } from '../calls/database-directory.ts';
import type { CallReceiver, ClientEnd } from '../calls/duplex.ts';
import { METHODS, type MethodName } from '../calls/methods.ts';
import type { RpcContext } from '../calls/rpc-context.ts';
import { openWriteStream } from '../calls/write-stream.ts';
import { ListenHub } from '../listen/listen-hub.ts';
import { ListenStream } from '../listen/listen-stream.ts';
import type { Caller } from '../model/index.ts';
import type { AccessControl } from '../rules-bridge/access-control.ts';
import type { RulesScope } from '../rules-bridge/rules-registry.ts';
import type { Database } from '../store/index.ts';
import type { ListenResponse, WriteResponse } from '../wire/stream-messages.ts';
import type { UsageMeter } from './usage-meter.ts';

/** The two bidirectional calls. */
export type StreamName = 'Listen' | 'Write';

/** What all endpoints lead to. */
export class FirestoreService {
  readonly databases: DatabaseDirectory;
  readonly access: AccessControl;
  private readonly usage: UsageMeter;
  private readonly hubs = new Map<Database, ListenHub>();

  constructor(databases: DatabaseDirectory, access: AccessControl, usage: UsageMeter) {
    this.databases = databases;
    this.access = access;
    this.usage = usage;
  }

  /** Answers a call that is no bidirectional stream: one response, or a list of them for a server stream. */
  async call(name: MethodName, caller: Caller, request: object): Promise<object | readonly object[]> {
    const answer = await METHODS[name].run(this.contextFor(caller), request);
    this.usage.countCall(caller, name, request, Array.isArray(answer) ? answer : [answer]);
    return answer;
  }

  /** What a call of this caller works with. */
  private contextFor(caller: Caller): RpcContext {
    return { databases: this.databases, access: this.access, caller };
  }

  /** Opens a bidirectional call. Its messages have the shape all endpoints share. */
  openStream(name: StreamName, caller: Caller, client: ClientEnd<object>): CallReceiver<object> {
    const context = this.contextFor(caller);
    if (name === 'Write') {
      const writes = openWriteStream(context, client as ClientEnd<WriteResponse>);
      return {
        message: (request) => {
          this.usage.countWrites(caller, request);
          writes.message(request);
        },
        halfClosed: () => writes.halfClosed(),
        gone: () => writes.gone(),
      };
    }
    const metered: ClientEnd<ListenResponse> = {
      send: (message) => {
        this.usage.countMessage(caller, message);
        client.send(message);
      },
      fail: (error) => client.fail(error),
      end: () => client.end(),
    };
    return new ListenStream(context, metered, (database) => this.hubOf(database));
  }

  /** Has listeners judged by the rules that are in force there from now on. */
  rulesChanged({ projectId, databaseId }: RulesScope): void {
    for (const [{ name }, hub] of this.hubs) {
      const isThere = (projectId ?? name.projectId) === name.projectId;
      if (isThere && (databaseId ?? name.databaseId) === name.databaseId) hub.rulesChanged();
    }
  }

  private hubOf(database: Database): ListenHub {
    const known = this.hubs.get(database);
    if (known) return known;
    const hub = new ListenHub(database);
    this.hubs.set(database, hub);
    return hub;
  }
}
