import type { DatabaseName } from '../../model/index.ts';
import type { CommitChange, Database, FirestoreStore } from '../../store/index.ts';
import { ANONYMOUS, type Caller } from '../auth-header.ts';

/** Told of what happens to databases. */
export interface DatabaseObserver {
  /** The first use of a database. */
  opened(name: DatabaseName): void;
  /** A commit, and who made it. */
  committed(database: Database, change: CommitChange, author: Caller): void;
}

/** The databases of the store, each watched from its first use on. */
export class DatabaseDirectory {
  private readonly store: FirestoreStore;
  private readonly observer: DatabaseObserver;
  private readonly watched = new WeakSet<Database>();
  private author: Caller = ANONYMOUS;

  constructor(store: FirestoreStore, observer: DatabaseObserver) {
    this.store = store;
    this.observer = observer;
  }

  /** The database of this name, made on first use. */
  open(name: DatabaseName): Database {
    const database = this.store.database(name);
    if (!this.watched.has(database)) {
      this.watched.add(database);
      database.subscribe((change) => this.observer.committed(database, change, this.author));
      this.observer.opened(name);
    }
    return database;
  }

  /**
   * Notes who makes the commit that is being applied. To be called from its permission hook: the store applies
   * and announces a commit in the same tick, so no other can come between.
   */
  noteAuthor(author: Caller): void {
    this.author = author;
  }
}
