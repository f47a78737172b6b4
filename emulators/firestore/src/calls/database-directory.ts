import type { DatabaseName } from '../model/index.ts';
import type { CommitChange, Database, FirestoreStore } from '../store/index.ts';

/** Told of what happens to databases. */
export interface DatabaseObserver {
  /** The first use of a database. */
  opened(name: DatabaseName): void;
  /** A commit. */
  committed(database: Database, change: CommitChange): void;
}

/** The databases of the store, each watched from its first use on. */
export class DatabaseDirectory {
  private readonly store: FirestoreStore;
  private readonly observer: DatabaseObserver;
  private readonly watched = new WeakSet<Database>();

  constructor(store: FirestoreStore, observer: DatabaseObserver) {
    this.store = store;
    this.observer = observer;
  }

  /** The database of this name, made on first use. */
  open(name: DatabaseName): Database {
    const database = this.store.database(name);
    if (!this.watched.has(database)) {
      this.watched.add(database);
      database.subscribe((change) => this.observer.committed(database, change));
      this.observer.opened(name);
    }
    return database;
  }
}
