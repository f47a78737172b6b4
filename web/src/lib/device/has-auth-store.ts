import { hasDatabases } from './site-data/site-data.ts';

/** Where Auth keeps who is signed in. */
const DATABASE = 'firebaseLocalStorageDb';

/**
 * Whether Auth was ever used on this device. Where it was not nobody can be signed in, and Auth need not be loaded to
 * find that out. True when the browser does not tell.
 */
export async function hasAuthStore(): Promise<boolean> {
  if (!hasDatabases()) return false;
  if (!('databases' in indexedDB)) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch (error) {
    // Some private windows refuse: Auth finds its own way there.
    console.warn('The databases of this device could not be listed', error);
    return true;
  }
}
