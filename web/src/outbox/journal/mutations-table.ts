import { keepsIn } from '@/lib/device/site-data/database-answers.ts';
import type { Mutation } from './mutation.ts';
import { OUTBOX_DB, outboxDb } from './outbox-db.ts';

/** What a change found of a mutation about one document, and what it left. */
interface Changed {
  before: Mutation | undefined;
  after: Mutation | undefined;
}

/** The journal's mutations: at most one a document and account. */
interface MutationsTable {
  all(uid: string): Promise<Mutation[]>;
  get(uid: string, path: string): Promise<Mutation | undefined>;
  /** Changes the mutation about a document in one step, which no other tab comes between; undefined deletes it. */
  change(
    uid: string,
    path: string,
    next: (now: Mutation | undefined) => Mutation | undefined,
  ): Promise<Changed>;
}

/** In the database that all tabs share. */
const kept: MutationsTable = {
  all: async (uid) => (await outboxDb()).getAll('acts', IDBKeyRange.bound([uid], [uid, []])),
  get: async (uid, path) => (await outboxDb()).get('acts', [uid, path]),
  change: async (uid, path, next) => {
    const transaction = (await outboxDb()).transaction('acts', 'readwrite');
    const before = await transaction.store.get([uid, path]);
    const after = next(before);
    if (before !== undefined && after === undefined) await transaction.store.delete([uid, path]);
    if (after !== undefined && after !== before) await transaction.store.put(after);
    await transaction.done;
    return { before, after };
  },
};

const ofThisPage = new Map<string, Mutation>();
const keyOf = (uid: string, path: string) => `${uid} ${path}`;

/** In this page's memory, as Firestore's queue is then. */
const remembered: MutationsTable = {
  all: async (uid) => [...ofThisPage.values()].filter((mutation) => mutation.uid === uid),
  get: async (uid, path) => ofThisPage.get(keyOf(uid, path)),
  change: async (uid, path, next) => {
    const before = ofThisPage.get(keyOf(uid, path));
    const after = next(before);
    if (after === undefined) ofThisPage.delete(keyOf(uid, path));
    else ofThisPage.set(keyOf(uid, path), after);
    return { before, after };
  },
};

/** Where the mutations are; in the page alone where a browser keeps nothing, has no room for it, or does not answer. */
export async function mutationsTable(): Promise<MutationsTable> {
  return (await keepsIn(OUTBOX_DB)) ? kept : remembered;
}
