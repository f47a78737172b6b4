import { AppError } from '@thriftline/domain/base/errors';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { keepsIn } from './site-data/database-answers.ts';
import { whyNothingKept } from './why-not-kept.ts';

/** A database of this device. */
export interface DeviceDatabase<Schema extends DBSchema> {
  /** The database, opened once; opened again after it was closed for a deletion in another tab. Throws AppError where nothing is kept. */
  open: () => Promise<IDBPDatabase<Schema>>;
  /** Deletes all of it, as when somebody signs out. Other tabs close their connection by themselves. */
  delete: () => Promise<void>;
}

/** A database of this device by its name; `upgrade` makes the stores that came after a version, which is 0 where there is none. */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<Schema>, before: number) => void,
): DeviceDatabase<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  return {
    open: async () => {
      if (!(await keepsIn(name))) throw new AppError('internal', whyNothingKept());
      opening ??= openDB<Schema>(name, version, {
        upgrade: (db, before) => upgrade(db, before),
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
    },
    delete: async () => {
      const open = await opening?.catch(() => undefined);
      opening = undefined;
      open?.close();
      await deleteDB(name);
    },
  };
}
