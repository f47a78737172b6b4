import { useSyncExternalStore } from 'react';

let isSilent = false;
const listeners = new Set<() => void>();

/** Notes whether a database has not answered this page. Only database-answers.ts calls it. */
export function noteSilentDatabase(silent: boolean): void {
  isSilent = silent;
  for (const listener of listeners) listener();
}

/** Whether a database has not answered this page, as far as it has asked. */
export function hasSilentDatabase(): boolean {
  return isSilent;
}

function onSilentDatabase(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a database has not answered this page; the component renders again when that is known. */
export function useSilentDatabase(): boolean {
  return useSyncExternalStore(onSilentDatabase, hasSilentDatabase, () => false);
}
