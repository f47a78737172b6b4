import { AppError } from '@thriftline/domain/errors';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { whyNothingKept } from '../keeping-faults.ts';
import { keepsSiteData } from '../site-data/site-data.ts';

const NAME = 'thriftline-forms';

/** A form that was begun and not sent. */
export interface KeptForm {
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
  forms: { key: [uid: string, form: string]; value: KeptForm };
}

let opening: Promise<IDBPDatabase<FormsSchema>> | undefined;

/** The database, opened once; opened again after it was closed for a deletion in another tab. Throws AppError where nothing is kept. */
export function keptFormsDb(): Promise<IDBPDatabase<FormsSchema>> {
  if (!keepsSiteData()) return Promise.reject(new AppError('internal', whyNothingKept()));
  opening ??= openDB<FormsSchema>(NAME, 1, {
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
export async function deleteKeptFormsDb(): Promise<void> {
  const open = await opening?.catch(() => undefined);
  opening = undefined;
  open?.close();
  await deleteDB(NAME);
}
