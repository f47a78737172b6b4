import { AppError } from '@thriftline/domain/base/errors';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { whyNothingKept } from '@/lib/device/keeping-faults.ts';
import { keepsIn } from '@/lib/device/site-data/database-answers.ts';
import type { Act } from './act.ts';
import type { Draft } from './draft.ts';

/** The database of journal and drafts. */
export const OUTBOX_DB = 'thriftline';
const VERSION = 2;

/** What this device keeps beside Firestore's own cache. */
interface OutboxSchema extends DBSchema {
  /** The journal: at most one act a document and account. */
  acts: { key: [uid: string, path: string]; value: Act };
  /** Products that are not published yet. */
  drafts: { key: string; value: Draft };
}

let opening: Promise<IDBPDatabase<OutboxSchema>> | undefined;

/** The database, opened once; opened again after it was closed for a deletion in another tab. Throws AppError where nothing is kept. */
export async function outboxDb(): Promise<IDBPDatabase<OutboxSchema>> {
  if (!(await keepsIn(OUTBOX_DB))) throw new AppError('internal', whyNothingKept());
  opening ??= openDB<OutboxSchema>(OUTBOX_DB, VERSION, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('acts', { keyPath: ['uid', 'path'] });
      if (before < 2) db.createObjectStore('drafts', { keyPath: 'id' });
    },
    blocking(_current, _blocked, event) {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated() {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Deletes all of it, as when somebody signs out. Other tabs close their connection by themselves. */
export async function deleteOutboxDb(): Promise<void> {
  const open = await opening?.catch(() => undefined);
  opening = undefined;
  open?.close();
  await deleteDB(OUTBOX_DB);
}
