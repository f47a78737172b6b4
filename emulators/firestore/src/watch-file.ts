import { watchFile } from 'node:fs';

/** How often a file is looked at. Asking works on every system and for files that an editor puts in another's place. */
const LOOK_MS = 200;

/**
 * Calls back when a file was changed, each time with its path. Changes during a call are answered by one more call
 * after it. What the callback throws goes to `failed`; watching goes on.
 */
export function whenFileChanges(
  path: string,
  changed: (path: string) => Promise<void>,
  failed: (error: unknown) => void,
): void {
  let turn = Promise.resolve();
  watchFile(path, { interval: LOOK_MS, persistent: false }, (now, before) => {
    // A file that is gone for a moment, while an editor saves it, is told when it is back.
    if (now.mtimeMs === before.mtimeMs || now.nlink === 0) return;
    turn = turn.then(() => changed(path)).catch(failed);
  });
}
