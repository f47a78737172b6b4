import type { DocumentPath, Timestamp } from '../model/index.ts';
import type { CompiledQuery } from '../query/index.ts';
import type { CommitChange, Database, DocumentChange } from '../store/index.ts';
import { ListenerIndex } from './listener-index.ts';
import { openQueryView } from './open-query-view.ts';
import type { QueryView, ViewDelta } from './query-view.ts';

/** One target of one stream, as the hub tells it of commits. */
export interface TargetListener {
  readonly targetId: number;
  readonly stream: ListeningStream;
}

/** A stream that hears of commits: its targets first, then the end of the commit. */
export interface ListeningStream {
  queryChanged(targetId: number, delta: ViewDelta): void;
  documentChanged(targetId: number, change: DocumentChange): void;
  /** All of a commit that concerns this stream was told. */
  commitEnded(readTime: Timestamp): void;
  /** Other rules are in force: what they refuse has to end. */
  rulesChanged(): void;
}

interface SharedView {
  readonly view: QueryView;
  readonly key: string;
  readonly listeners: Set<TargetListener>;
}

/**
 * All that listens to one database. Equal queries share one view, so a commit is judged once for each
 * distinct query of its collections, however many clients listen.
 */
export class ListenHub {
  private readonly database: Database;
  private readonly views = new Map<string, SharedView>();
  private readonly index = new ListenerIndex<SharedView>();
  private readonly documents = new Map<string, Set<TargetListener>>();

  constructor(database: Database) {
    this.database = database;
    database.subscribe((change) => this.onCommit(change));
  }

  /** Follows a query. `key` is equal for equal queries. */
  followQuery(key: string, query: CompiledQuery, listener: TargetListener): QueryView {
    let shared = this.views.get(key);
    if (!shared) {
      shared = { view: openQueryView(this.database, query), key, listeners: new Set() };
      this.views.set(key, shared);
      this.index.add(query.query, shared);
    }
    shared.listeners.add(listener);
    return shared.view;
  }

  unfollowQuery(key: string, listener: TargetListener): void {
    const shared = this.views.get(key);
    shared?.listeners.delete(listener);
    if (!shared || shared.listeners.size > 0) return;
    this.views.delete(key);
    this.index.delete(shared.view.query.query, shared);
  }

  /** Follows single documents. */
  followDocuments(paths: readonly DocumentPath[], listener: TargetListener): void {
    for (const { key } of paths) {
      const listeners = this.documents.get(key) ?? new Set();
      this.documents.set(key, listeners.add(listener));
    }
  }

  unfollowDocuments(paths: readonly DocumentPath[], listener: TargetListener): void {
    for (const { key } of paths) {
      const listeners = this.documents.get(key);
      listeners?.delete(listener);
      if (listeners?.size === 0) this.documents.delete(key);
    }
  }

  /** Has every stream ask the rules again, which are others now. */
  rulesChanged(): void {
    const listeners = [
      ...[...this.views.values()].map((shared) => shared.listeners),
      ...this.documents.values(),
    ];
    const streams = new Set(listeners.flatMap((each) => [...each].map(({ stream }) => stream)));
    for (const stream of streams) stream.rulesChanged();
  }

  private onCommit({ changes, readTime }: CommitChange): void {
    const concerned = new Map<SharedView, DocumentChange[]>();
    const streams = new Set<ListeningStream>();
    for (const change of changes) {
      for (const shared of this.index.concernedBy(change)) {
        const list = concerned.get(shared);
        if (list) list.push(change);
        else concerned.set(shared, [change]);
      }
      for (const { stream, targetId } of this.documents.get(change.path.key) ?? []) {
        streams.add(stream);
        stream.documentChanged(targetId, change);
      }
    }
    for (const [shared, list] of concerned) {
      const delta = shared.view.apply(list);
      if (delta.changed.length === 0 && delta.departed.length === 0) continue;
      for (const { stream, targetId } of shared.listeners) {
        streams.add(stream);
        stream.queryChanged(targetId, delta);
      }
    }
    for (const stream of streams) stream.commitEnded(readTime);
  }
}
