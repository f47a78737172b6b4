import type { CallReceiver, ClientEnd } from '../calls/duplex.ts';
import type { RpcContext } from '../calls/rpc-context.ts';
import { type DocumentPath, documentResource, invalidArgument, type Timestamp } from '../model/index.ts';
import type { Database, DocumentChange, Snapshot } from '../store/index.ts';
import { encodeTimestamp } from '../wire/encode-value.ts';
import { parseDatabaseName, sameDatabase } from '../wire/resource-name.ts';
import { toStatus } from '../wire/status.ts';
import type { ListenRequest, ListenResponse, WireTarget } from '../wire/stream-messages.ts';
import { bloomFilter } from './bloom-filter.ts';
import { ChangeSet } from './change-set.ts';
import type { ListenHub, ListeningStream, TargetListener } from './listen-hub.ts';
import { diffResults, type ViewDelta } from './query-view.ts';
import { encodeResumeToken } from './resume-token.ts';
import { resumptionOf } from './resumption.ts';
import { decodeTarget, type ListenTarget, targetResults } from './target.ts';

/** An idle stream is told the time this often: clients reopen a stream they hear nothing of for 120 s. */
const IDLE_MS = 30_000;

interface OpenTarget {
  readonly target: ListenTarget;
  readonly listener: TargetListener;
}

/** What a commit did to a target. */
type TargetNews =
  | { readonly kind: 'query'; readonly delta: ViewDelta }
  | { readonly kind: 'documents'; readonly changes: DocumentChange[] };

/**
 * The Listen call: any number of targets over one stream. A commit is told as one set of document messages and
 * one global NO_CHANGE, so that clients show it as one snapshot. A refused target is removed with its cause and
 * leaves the stream alive: an error of the whole stream makes web clients reconnect without pause. The rules are asked
 * when a target is added, before each change of its result is told, and when they are replaced.
 */
export class ListenStream implements CallReceiver<ListenRequest>, ListeningStream {
  private readonly context: RpcContext;
  private readonly client: ClientEnd<ListenResponse>;
  private readonly hubOf: (database: Database) => ListenHub;
  private readonly targets = new Map<number, OpenTarget>();
  private database: Database | undefined;
  private news = new Map<number, TargetNews>();
  private idleTimer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    context: RpcContext,
    client: ClientEnd<ListenResponse>,
    hubOf: (database: Database) => ListenHub,
  ) {
    this.context = context;
    this.client = client;
    this.hubOf = hubOf;
  }

  message(request: ListenRequest): void {
    try {
      const database = this.databaseOf(request);
      if (request.addTarget !== undefined) this.addTarget(database, request.addTarget);
      else if (request.removeTarget !== undefined) this.removeTarget(database, request.removeTarget);
    } catch (error) {
      this.gone();
      this.client.fail(error);
    }
  }

  halfClosed(): void {
    this.gone();
    this.client.end();
  }

  gone(): void {
    this.isOver = true;
    clearTimeout(this.idleTimer);
    for (const id of [...this.targets.keys()]) this.drop(id);
  }

  queryChanged(targetId: number, delta: ViewDelta): void {
    this.news.set(targetId, { kind: 'query', delta });
  }

  documentChanged(targetId: number, change: DocumentChange): void {
    const known = this.news.get(targetId);
    if (known?.kind === 'documents') known.changes.push(change);
    else this.news.set(targetId, { kind: 'documents', changes: [change] });
  }

  commitEnded(readTime: Timestamp): void {
    const { database, news } = this;
    if (!database || news.size === 0) return;
    this.news = new Map();
    const snapshot = database.read();
    const changes = new ChangeSet(database.name);
    for (const [targetId, each] of news) {
      const target = this.targets.get(targetId)?.target;
      if (target && this.mayHear(targetId, target, database, snapshot)) {
        this.note(changes, targetId, target, snapshot, each);
      }
    }
    const messages = changes.messages(encodeTimestamp(readTime));
    if (messages.length === 0) return;
    for (const message of messages) this.client.send(message);
    this.sendProgress(readTime);
  }

  rulesChanged(): void {
    const { database } = this;
    if (!database) return;
    const snapshot = database.read();
    for (const [targetId, { target }] of [...this.targets]) {
      this.mayHear(targetId, target, database, snapshot);
    }
  }

  /** Whether the rules let the client have this target as it is now. If not, the target is ended. */
  private mayHear(targetId: number, target: ListenTarget, database: Database, snapshot: Snapshot): boolean {
    try {
      this.authorize(target, database, snapshot);
      return true;
    } catch (error) {
      this.refuse(targetId, error);
      return false;
    }
  }

  /** @throws FirestoreError PERMISSION_DENIED */
  private authorize(target: ListenTarget, database: Database, snapshot: Snapshot): void {
    const { access, caller } = this.context;
    if (target.kind === 'query') access.authorizeList(caller, database, snapshot, target.query);
    else access.authorizeGets(caller, database, snapshot, target.paths);
  }

  private note(
    changes: ChangeSet,
    targetId: number,
    target: ListenTarget,
    snapshot: Snapshot,
    news: TargetNews,
  ): void {
    if (news.kind === 'query') {
      this.noteDelta(changes, targetId, news.delta, target, snapshot);
      return;
    }
    for (const { path, after } of news.changes) {
      if (after === null) changes.deleted(targetId, path);
      else changes.changed(targetId, after);
    }
  }

  private databaseOf(request: ListenRequest): Database {
    const name = parseDatabaseName(request.database ?? '');
    if (this.database !== undefined && !sameDatabase(this.database.name, name)) {
      throw invalidArgument('All targets of a stream must be in the database of its first message.');
    }
    this.database ??= this.context.databases.open(name);
    return this.database;
  }

  private addTarget(database: Database, wire: WireTarget): void {
    const targetId = wire.targetId ?? 0;
    if (targetId === 0) throw invalidArgument('A target needs a target_id other than 0.');
    if (this.targets.has(targetId)) throw invalidArgument(`Target id already exists: ${targetId}`);
    let target: ListenTarget;
    const snapshot = database.read();
    try {
      target = decodeTarget(database, wire);
      this.authorize(target, database, snapshot);
    } catch (error) {
      this.refuse(targetId, error);
      return;
    }
    const listener: TargetListener = { targetId, stream: this };
    this.targets.set(targetId, { target, listener });
    const hub = this.hubOf(database);
    if (target.kind === 'query') {
      const view = hub.followQuery(target.key, target.compiled, listener);
      this.sendInitial(database, targetId, wire, target, snapshot, view.results());
    } else {
      hub.followDocuments(target.paths, listener);
      this.sendInitial(database, targetId, wire, target, snapshot, targetResults(target, snapshot));
    }
  }

  private sendInitial(
    database: Database,
    targetId: number,
    wire: WireTarget,
    target: ListenTarget,
    snapshot: Snapshot,
    results: ReturnType<typeof targetResults>,
  ): void {
    const { readTime } = snapshot;
    const resumption = resumptionOf(database, wire);
    this.client.send({ targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } });
    if (resumption.kind === 'reset') {
      this.client.send({ targetChange: { targetChangeType: 'RESET', targetIds: [targetId] } });
    }
    const before = resumption.kind === 'since' ? targetResults(target, resumption.state) : [];
    const delta = diffResults(before, results, ({ path }) => snapshot.get(path));
    const changes = new ChangeSet(database.name);
    this.noteDelta(changes, targetId, delta, target, snapshot);
    if (target.kind === 'documents') {
      // Named documents that are missing are told so, even to a client that starts afresh.
      const told = new Set(delta.departed.map(({ before }) => before.path.key));
      for (const path of target.paths) {
        if (!told.has(path.key) && snapshot.get(path) === null) changes.deleted(targetId, path);
      }
    }
    for (const message of changes.messages(encodeTimestamp(readTime))) this.client.send(message);
    // Should the client's older state have been another than we think, the count tells it to ask again.
    if (resumption.kind === 'since' && target.kind === 'query') {
      const changed = new Set(delta.changed);
      const unchanged = results.filter((document) => !changed.has(document));
      const names = unchanged.map(({ path }) => documentResource(database.name, path));
      this.client.send({
        filter: { targetId, count: results.length, unchangedNames: bloomFilter(names) },
      });
    }
    this.client.send({
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [targetId],
        readTime: encodeTimestamp(readTime),
        resumeToken: encodeResumeToken(database, readTime),
      },
    });
    this.sendProgress(readTime);
  }

  private removeTarget(database: Database, targetId: number): void {
    if (!this.targets.has(targetId)) return;
    this.drop(targetId);
    const readTime = encodeTimestamp(database.read().readTime);
    this.client.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], readTime } });
  }

  private refuse(targetId: number, error: unknown): void {
    this.drop(targetId);
    const { code, message } = toStatus(error);
    this.client.send({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause: { code, message } },
    });
  }

  private drop(targetId: number): void {
    const open = this.targets.get(targetId);
    this.targets.delete(targetId);
    if (!open || !this.database) return;
    const hub = this.hubOf(this.database);
    if (open.target.kind === 'query') hub.unfollowQuery(open.target.key, open.listener);
    else hub.unfollowDocuments(open.target.paths, open.listener);
  }

  /**
   * A document that changed and so left a query is told as it is now, if the client may see it. Else the web SDK holds
   * what it knew for true until it asked again, and an own write that was on its way then stays unconfirmed for ever.
   */
  private noteDelta(
    changes: ChangeSet,
    targetId: number,
    { changed, departed }: ViewDelta,
    target: ListenTarget,
    snapshot: Snapshot,
  ): void {
    const projection = target.kind === 'query' ? target.query.select : null;
    for (const { before, after } of departed) {
      const { path } = before;
      if (after === null) changes.deleted(targetId, path);
      else
        changes.departed(targetId, path, after !== before && this.mayGet(path, snapshot) ? after : undefined);
    }
    for (const document of changed) changes.changed(targetId, document, projection);
  }

  private mayGet(path: DocumentPath, snapshot: Snapshot): boolean {
    const { access, caller } = this.context;
    return this.database !== undefined && access.mayGet(caller, this.database, snapshot, path);
  }

  /** The global NO_CHANGE: everything up to this time was told. */
  private sendProgress(readTime: Timestamp): void {
    const { database } = this;
    if (!database || this.isOver) return;
    this.client.send({
      targetChange: {
        targetChangeType: 'NO_CHANGE',
        readTime: encodeTimestamp(readTime),
        resumeToken: encodeResumeToken(database, readTime),
      },
    });
    if (this.idleTimer) this.idleTimer.refresh();
    else this.idleTimer = setTimeout(() => this.sendProgress(database.readTime()), IDLE_MS).unref();
  }
}
