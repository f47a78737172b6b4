import { t } from '@lingui/core/macro';
import { readAddress } from '@thriftline/domain/pages/addresses';
import { isOnline, isReachable, isServerSilent, onConnectionChange } from '../connection/connection.ts';
import { tabData } from '../device/site-data/site-data.ts';

const KEY = 'reloadedAt';

/** A page that was loaded anew and misses a part all the same is not loaded again so soon, in milliseconds. */
const PAUSE_MS = 60_000;

/** Going to another address takes so long at most, in milliseconds. */
const ON_THE_WAY_MS = 10_000;

let leaving = false;
/** The page, whatever its language, on which somebody typed something last. */
let typedAt: string | undefined;

/** Browsers' words for a part of the app that cannot be loaded: offline, or replaced by a newer version. */
const WORDS = /dynamically imported module|module script failed|Unable to preload/i;

/** How many parts are being loaded that a page can do without, and what those failed with that could not be. */
let doneWithout = 0;
const spared = new WeakSet<object>();

/** Whether something failed because a part of the app could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return WORDS.test(error instanceof Error ? error.message : String(error));
}

/** What is said about it; of a page that opens by itself, that it does. */
export function missingChunkText(opensItself = false): string {
  if (!navigator.onLine) {
    return opensItself
      ? t`You have no connection, and this page isn’t available offline yet. It opens once you’re connected.`
      : t`You have no connection, and this page isn’t available offline yet. Open it again once you’re connected.`;
  }
  if (isServerSilent('firestore') || isServerSilent('hosting')) {
    return opensItself
      ? t`We can’t connect right now, and this page isn’t available offline yet. It opens once you’re connected.`
      : t`We can’t connect right now, and this page isn’t available offline yet. Open it again once you’re connected.`;
  }
  return t`Part of the page didn’t load. There may be a new version. Reload to get it.`;
}

/** Whether a page of ours could be loaded now, as far as is known. */
export function isConnected(): boolean {
  return isOnline() && isReachable('hosting');
}

/** Calls back once there is a connection again, after there was none. Gives back how to stop. */
export function onceConnected(callBack: () => void): () => void {
  let wasConnected = isConnected();
  const stop = onConnectionChange(() => {
    if (wasConnected || !isConnected()) {
      wasConnected = isConnected();
      return;
    }
    stop();
    callBack();
  });
  return stop;
}

/**
 * Loads a part of the app that the page as it stands can do without: it is not started anew where that part can't be loaded, and nothing
 * that is open on it is lost. Throws what loading throws.
 */
export async function doWithout<T>(load: () => Promise<T>): Promise<T> {
  doneWithout += 1;
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) spared.add(error);
    throw error;
  } finally {
    doneWithout -= 1;
  }
}

const pageOf = ({ location }: Window) => readAddress(location.pathname).path;

/** Whether somebody typed something on this page. */
export function hasTypedHere(): boolean {
  return typedAt === pageOf(window);
}

/** Whether the page is about to start anew. */
export function isLeaving(): boolean {
  return leaving;
}

/** What a part that could not be loaded means for the page: where to start anew, or that it may not. */
export function wayOut(
  goingTo: string | null,
  here: string,
  hasTyped: boolean,
): 'reload' | 'stay' | { to: string } {
  if (goingTo !== null && goingTo !== here) return { to: goingTo };
  return hasTyped && goingTo === null ? 'stay' : 'reload';
}

/**
 * Starts the page anew when a part of the app could not be loaded although the server answers: a newer version has replaced
 * the files that this page knows of. Who was on the way to another page is led there. A page that somebody has typed in stays as it is, without
 * the part, and so does one that can do without it (`doWithout`). `goingTo` tells the address that is being opened, null where none is. Once:
 * when it does not help, the error page says what to do.
 */
export function startAnewOnMissingChunk(target: Window, goingTo: () => string | null): void {
  const here = () => target.location.pathname + target.location.search;
  target.document.addEventListener('input', () => {
    typedAt = pageOf(target);
  });
  // Firefox and WebKit end what is being loaded as a page is left: to load anything instead would lead whoever leaves back.
  let leftAt = Number.NEGATIVE_INFINITY;
  target.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  const startAnew = (to: string | null) => {
    const last = Number(tabData.get(KEY) ?? 0);
    if (leaving || !isOnline() || Date.now() - last < PAUSE_MS) return;
    const way = wayOut(to, here(), typedAt === pageOf(target));
    if (way === 'stay') return;
    // A page that cannot note it would start anew again and again.
    if (!tabData.set(KEY, String(Date.now()))) return;
    leaving = true;
    if (way === 'reload') target.location.reload();
    else target.location.assign(way.to);
  };
  target.addEventListener('vite:preloadError', ({ payload }) => {
    // Vite tells of whatever `import(…).then(…)` ends with, what is done with the part included.
    if (!isMissingChunk(payload) || Date.now() - leftAt < ON_THE_WAY_MS) return;
    const to = goingTo();
    if (doneWithout === 0) startAnew(to);
    // A page that does without it is told after this.
    else
      setTimeout(() => {
        if (!spared.has(payload)) startAnew(to);
      });
  });
}
