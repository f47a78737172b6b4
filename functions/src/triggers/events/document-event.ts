import type { AuthType, Change, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-functions/firestore';

/** What happened to a document of a collection of the shop. */
export interface DocumentEvent<Data> {
  data: Data;
  collection: string;
  documentId: string;
  /** Both, as a path. */
  document: string;
  /** Of the event: the same when it is delivered again. */
  id: string;
  /** When it happened, as an ISO text. */
  time: string;
  authType: AuthType;
  authId?: string;
}

/** A document before and after: one of the two is not there where it was created or deleted. */
export type DocumentChange = DocumentEvent<Change<DocumentSnapshot>>;

/** Does what follows from a change. It may come again, and late, so it has to do nothing the second time. */
export type FollowChange = (event: DocumentChange) => Promise<unknown>;

/** Does what follows where a document is new, or gone: it gets what it held. */
export type FollowDocument = (event: DocumentEvent<QueryDocumentSnapshot>) => Promise<unknown>;

/** Something that follows from what happens to documents. Where it fails, that is counted under its name. */
export interface Follower {
  name: string;
  /** Whether it has to do with this change. */
  wants(change: DocumentChange): boolean;
  /** Loads what it takes, and does it. */
  run: FollowChange;
}

/** What follows from documents of a collection, by name: when it does, and what loads it. */
type Load<Follow> = () => Promise<Follow>;

const isNew = ({ data }: DocumentChange) => !data.before.exists;
const isGone = ({ data }: DocumentChange) => !data.after.exists;

/** What follows where a document is created. */
export const created = (name: string, load: Load<FollowDocument>): Follower => ({
  name,
  wants: isNew,
  run: async (event) => (await load())({ ...event, data: event.data.after as QueryDocumentSnapshot }),
});

/** What follows where a document is deleted. */
export const deleted = (name: string, load: Load<FollowDocument>): Follower => ({
  name,
  wants: isGone,
  run: async (event) => (await load())({ ...event, data: event.data.before as QueryDocumentSnapshot }),
});

/** What follows where a document that was there is another now. */
export const updated = (name: string, load: Load<FollowChange>): Follower => ({
  name,
  wants: (event) => !isNew(event) && !isGone(event),
  run: async (event) => (await load())(event),
});

/** What follows from each change. */
export const written = (name: string, load: Load<FollowChange>): Follower => ({
  name,
  wants: () => true,
  run: async (event) => (await load())(event),
});
