import { isOnline } from './connection.ts';
import { tabData } from './site-data/site-data.ts';

const KEY = 'reloadedAt';

/** A reload that did not help is not tried again so soon, in milliseconds. */
const PAUSE_MS = 60_000;

let reloading = false;

/** Whether the page is about to start anew. */
export function isReloading(): boolean {
  return reloading;
}

/**
 * Reloads the page when a part of the app could not be loaded although the server answers: a newer version has replaced
 * the files this page knows of. Once: when it does not help, the error page says what to do.
 */
export function reloadOnMissingChunk(target: Window): void {
  target.addEventListener('vite:preloadError', () => {
    const last = Number(tabData.get(KEY) ?? 0);
    if (!isOnline() || Date.now() - last < PAUSE_MS) return;
    // A page that cannot note it would start anew again and again.
    if (!tabData.set(KEY, String(Date.now()))) return;
    reloading = true;
    target.location.reload();
  });
}
