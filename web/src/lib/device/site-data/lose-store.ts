import { lostStore, type StoreLoss, tellStoreLost } from './lost-store.ts';
import { deviceData, hasNoRoom, noteNoRoom } from './site-data.ts';

/** Which databases were deleted last, and when. Stays when somebody signs out. */
const CLEARED = 'thriftline-cleared';

/** A device that loses its databases a second time within so many milliseconds has no room for them. */
const AGAIN_MS = 10 * 60_000;

let look: (() => Promise<boolean>) | undefined;

/** The mark of the databases that were deleted last, where that is not long ago. */
function clearedLately(): string | undefined {
  const [mark, at] = (deviceData.get(CLEARED) ?? '').split(' ');
  return at !== undefined && Math.abs(Date.now() - Number(at)) < AGAIN_MS ? mark : undefined;
}

const noteCleared = (mark: string) => void deviceData.set(CLEARED, `${mark} ${Date.now()}`);

/** Whether the databases with this mark are the second ones that were deleted within a short time. */
function isSecond(mark: string): boolean {
  const last = clearedLately();
  // Every tab tells of the same loss.
  if (last === mark) return false;
  noteCleared(mark);
  return last !== undefined;
}

/** Notes that a page has found the databases of the last visit deleted. */
export function noteFoundCleared(): void {
  if (clearedLately() === undefined) noteCleared('between-visits');
}

/** Whether this device has lost not long ago what it kept, or keeps nothing now: what is missing may have been there. */
export function wasLostLately(): boolean {
  return hasNoRoom() || clearedLately() !== undefined;
}

/** Tells the page, and the pages that come, that the databases with this mark are lost. */
export function loseStore(what: StoreLoss, mark: string): void {
  if (lostStore() !== undefined) return;
  const loss = what === 'cleared' && isSecond(mark) ? 'full' : what;
  tellStoreLost(loss, loss === 'full' ? noteNoRoom() : deviceData.get(CLEARED) !== null);
}

/** Says how to look at once whether the databases are there, for whoever asks `storeHolds`. */
export function setStoreLook(how: () => Promise<boolean>): void {
  look = how;
}

/**
 * Whether the databases are still those that the page began with, for whoever misses something in them: until their deletion is
 * noticed they are empty. At once where nobody watches them.
 */
export function storeHolds(): boolean | Promise<boolean> {
  return lostStore() === undefined && (look?.() ?? true);
}
