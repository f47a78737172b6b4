import type { DBSchema } from 'idb';
import { deviceDatabase } from '@/lib/device/device-database.ts';
import type { Draft } from './draft.ts';
import type { Mutation } from './mutation.ts';

/** The database of journal and drafts. */
export const OUTBOX_DB = 'thriftline';
const VERSION = 2;

/** What this device keeps beside Firestore's own cache. */
interface OutboxSchema extends DBSchema {
  /** The journal: at most one mutation a document and account. */
  acts: { key: [uid: string, path: string]; value: Mutation };
  /** Products that are not published yet. */
  drafts: { key: string; value: Draft };
}

const database = deviceDatabase<OutboxSchema>(OUTBOX_DB, VERSION, (db, before) => {
  if (before < 1) db.createObjectStore('acts', { keyPath: ['uid', 'path'] });
  if (before < 2) db.createObjectStore('drafts', { keyPath: 'id' });
});

/** The database, opened once. Throws AppError where nothing is kept. */
export const outboxDb = database.open;

/** Deletes all of it, as when somebody signs out. */
export const deleteOutboxDb = database.delete;
