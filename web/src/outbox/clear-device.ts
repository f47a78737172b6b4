import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { endClearing, startClearing } from './device-owner.ts';
import { deleteOutboxDb } from './outbox-db.ts';

/** Longest anybody waits for another tab to release the data, in milliseconds. The next start goes on clearing. */
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

/** Runs the work, but not longer than anybody should wait. Throws then. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Clearing this device takes too long')), PATIENCE_MS);
  });
  await Promise.race([work, late]);
}

/**
 * Clears from this device what belongs to whoever was signed in: Firestore's cache and queue, the journal, drafts and
 * pictures. For pages that have not used Firestore yet. Throws when it takes too long; the next start goes on.
 */
export async function clearDevice(): Promise<void> {
  startClearing();
  await inTime(Promise.all([clearIndexedDbPersistence(firestore), deleteOutboxDb(), clearPictures()]));
  clearTabMessages();
  endClearing();
}

/**
 * Ends Firestore in this page, which has used it, and notes that the device has to be cleared: by the page that comes
 * after a reload, since Firestore opens its data once more when it ends, and so do other tabs. Throws when it takes too
 * long.
 */
export async function closeDevice(): Promise<void> {
  startClearing();
  await inTime(terminate(firestore));
}
