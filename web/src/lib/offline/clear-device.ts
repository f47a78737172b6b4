import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { firestore } from '../firebase/firestore.ts';
import { endLeaving, startLeaving } from './device-owner.ts';
import { deleteOfflineDb } from './offline-db.ts';

/** Longest anybody waits for another tab to let go of the data, in milliseconds. The next start goes on clearing. */
const PATIENCE_MS = 3_000;

/** Caches of the service worker, as vite.config.ts names them. */
const PICTURES = 'pictures';
const HOME = 'home';

/** Takes away the pictures somebody saw behind the login; those of the home page anybody may see. */
async function clearPictures(): Promise<void> {
  if (!(await caches.has(PICTURES))) return;
  const home = await caches.open(HOME);
  const lists = await Promise.all((await home.matchAll()).map((response) => response.text()));
  const pictures = await caches.open(PICTURES);
  const seen = (await pictures.keys()).filter(({ url }) => !lists.some((list) => list.includes(url)));
  await Promise.all(seen.map((request) => pictures.delete(request)));
}

/** Firestore's tabs tell each other in local storage what they do, by account. */
function clearTabMessages(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('firestore_')) localStorage.removeItem(key);
}

async function clearAll(running: boolean): Promise<void> {
  if (running) await terminate(firestore);
  await Promise.all([clearIndexedDbPersistence(firestore), deleteOfflineDb(), clearPictures()]);
  clearTabMessages();
  endLeaving();
}

/**
 * Clears from this device what belongs to whoever was signed in: Firestore's cache and queue, the journal, drafts and
 * pictures. `running` says whether this page has used Firestore: it cannot be used again then without a reload. Throws
 * when it takes too long; what is left is cleared at the next start.
 */
export async function clearDevice(running: boolean): Promise<void> {
  startLeaving();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Clearing this device takes too long')), PATIENCE_MS);
  });
  await Promise.race([clearAll(running), late]);
}
