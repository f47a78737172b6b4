import { AppError } from '@thriftline/domain/base/errors';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { whyNothingKept } from '../../device/keeping-faults.ts';
import { keepsIn } from '../../device/site-data/database-answers.ts';

/** The database of forms that were begun and not sent. */
export const FORMS_DB = 'thriftline-forms';

/** A form that was begun and not sent. */
export interface AutosavedForm {
  uid: string;
  /** Which form it is, and what it is about: `review:o1`. */
  form: string;
  /** What somebody would lose, as a thing: `your review`. */
  what: string;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** What the form holds other than what it began with: plain data and blobs, by field. */
  changed: Readonly<Record<string, unknown>>;
}

interface FormsSchema extends DBSchema {
  forms: { key: [uid: string, form: string]; value: AutosavedForm };
}

let opening: Promise<IDBPDatabase<FormsSchema>> | undefined;

/** The database, opened once; opened again after it was closed for a deletion in another tab. Throws AppError where nothing is kept. */
export async function formAutosaveDb(): Promise<IDBPDatabase<FormsSchema>> {
  if (!(await keepsIn(FORMS_DB))) throw new AppError('internal', whyNothingKept());
  opening ??= openDB<FormsSchema>(FORMS_DB, 1, {
    upgrade: (db) => void db.createObjectStore('forms', { keyPath: ['uid', 'form'] }),
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

/** Deletes all of it, as when somebody signs out. */
export async function deleteFormAutosaveDb(): Promise<void> {
  const open = await opening?.catch(() => undefined);
  opening = undefined;
  open?.close();
  await deleteDB(FORMS_DB);
}
