import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { allowsSiteData, deviceData, hasNoRoom } from '@/lib/device/site-data/site-data.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { unsubscribe } from '@/lib/push/subscription.ts';
import { clearCopies } from '@/lib/saved/form-autosave/copied-form.ts';
import { clearEarly } from '@/lib/saved/form-autosave/early-form.ts';
import { deleteFormAutosaveDb } from '@/lib/saved/form-autosave/form-autosave-db.ts';
import { deleteOutboxDb } from '../journal/outbox-db.ts';
import { clearPictures } from './clear-pictures.ts';
import { endClearing, setLeftBehind, startClearing } from './device-owner.ts';

/** Longest anybody waits for another tab to release the data, in milliseconds. The next start goes on clearing. */
const PATIENCE_MS = 3_000;

/** Firestore's tabs tell each other in local storage what they do, by account. */
function clearTabMessages(): void {
  for (const key of deviceData.keys()) if (key.startsWith('firestore_')) deviceData.remove(key);
}

/** Runs the work, but not longer than anybody should wait. Throws then. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Clearing this device takes too long')), PATIENCE_MS);
  });
  await Promise.race([work, late]);
}

/** Nothing is shown here any more. Where that fails, the shop has been told to send nothing. */
async function showNothing(): Promise<void> {
  await unsubscribe().catch((error: unknown) => console.warn('The browser keeps its address', error));
}

/**
 * Clears from this device what belongs to whoever was signed in: Firestore's cache and queue, the journal, drafts,
 * forms, pictures and notifications. For pages that have not used Firestore yet. Throws when it takes too long; the next start goes on.
 */
export async function clearDevice(): Promise<void> {
  startClearing();
  // Where nothing may be kept, nothing is to be cleared.
  if (allowsSiteData()) {
    if (hasNoRoom()) clearBehind();
    else {
      await clearKept();
      setLeftBehind(false);
    }
  }
  clearTabMessages();
  clearEarly();
  clearCopies();
  endClearing();
}

/** Tries to clear what nobody uses while there is no room for it, and leaves it for the next start where that fails. */
function clearBehind(): void {
  setLeftBehind(true);
  clearKept().then(
    () => setLeftBehind(false),
    (error: unknown) => console.warn('What is kept here goes once there is room', error),
  );
}

async function clearKept(): Promise<void> {
  await inTime(
    Promise.all([
      clearIndexedDbPersistence(firestore),
      deleteOutboxDb(),
      deleteFormAutosaveDb(),
      clearPictures(),
      showNothing(),
    ]),
  );
}

/**
 * Ends Firestore in this page, which has used it, and notes that the device has to be cleared: by the page that comes
 * after a reload, since Firestore opens its data once more when it ends, and so do other tabs. Throws when it takes too
 * long.
 */
export async function closeDevice(): Promise<void> {
  startClearing();
  // Each tab has its own.
  clearEarly();
  clearCopies();
  await inTime(terminate(firestore));
}
