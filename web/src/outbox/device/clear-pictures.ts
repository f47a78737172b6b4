import { openDB } from 'idb';
import { forgetShared } from '@/lib/device/shared-photos.ts';
import { hasCaches } from '@/lib/device/site-data/site-data.ts';
import { CACHES } from '@/worker/protocol.ts';

const { pictures: PICTURES, answers: HOME } = CACHES;

/** Where Workbox notes when each address of a cache was last used; the names are its own. */
const EXPIRATION = 'workbox-expiration';
const ENTRIES = 'cache-entries';

interface ExpirationEntry {
  id: string;
  url: string;
  cacheName: string;
}

/** Forgets when the pictures at these addresses were looked at. */
async function clearTimes(seen: ReadonlySet<string>): Promise<void> {
  // Older browsers don't tell which databases there are.
  if (!('databases' in indexedDB)) return;
  // Opening what is not there would make it, without the stores that Workbox expects.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === EXPIRATION)) return;
  const db = await openDB(EXPIRATION);
  try {
    if (!db.objectStoreNames.contains(ENTRIES)) return;
    const transaction = db.transaction(ENTRIES, 'readwrite');
    const entries = (await transaction.store.getAll()) as ExpirationEntry[];
    const gone = entries.filter(({ cacheName, url }) => cacheName === PICTURES && seen.has(url));
    await Promise.all(gone.map(({ id }) => transaction.store.delete(id)));
    await transaction.done;
  } finally {
    db.close();
  }
}

/** Which items and categories somebody looked at: what the home page shows everybody stays. */
const LOOKED_AT = /^\/api\/(advertisement|categories)\/(?!all$)[^/]+$/;

async function clearLookedAt(home: Cache): Promise<void> {
  const requests = await home.keys();
  const gone = requests.filter(({ url }) => LOOKED_AT.test(new URL(url).pathname));
  await Promise.all(gone.map((request) => home.delete(request)));
}

/**
 * Takes away the pictures somebody saw behind the login, and the notes of when they were looked at and which items; what the
 * home page shows anybody may see.
 */
export async function clearPictures(): Promise<void> {
  if (!hasCaches()) return;
  await forgetShared();
  const home = await caches.open(HOME);
  await clearLookedAt(home);
  if (!(await caches.has(PICTURES))) return;
  const lists = await Promise.all((await home.matchAll()).map((response) => response.text()));
  const isPublic = (url: string) => lists.some((list) => list.includes(url));
  const pictures = await caches.open(PICTURES);
  const seen = (await pictures.keys()).filter(({ url }) => !isPublic(url));
  await Promise.all(seen.map((request) => pictures.delete(request)));
  // Times of pictures that are gone are not worth a device that is being cleared for ever.
  await clearTimes(new Set(seen.map(({ url }) => url))).catch((error: unknown) =>
    console.warn('When pictures were looked at is not forgotten', error),
  );
}
