import type { DBSchema } from 'idb';
import { deviceDatabase } from '../../device/device-database.ts';

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

const database = deviceDatabase<FormsSchema>(
  FORMS_DB,
  1,
  (db) => void db.createObjectStore('forms', { keyPath: ['uid', 'form'] }),
);

/** The database, opened once. Throws AppError where nothing is kept. */
export const formAutosaveDb = database.open;

/** Deletes all of it, as when somebody signs out. */
export const deleteFormAutosaveDb = database.delete;
