import { useSyncExternalStore } from 'react';

/** What became of the databases of this site: the browser deleted them, or nothing can be written to them. */
export type StoreLoss = 'cleared' | 'full';

let loss: StoreLoss | undefined;
let isNoted = false;
const listeners = new Set<() => void>();

/** Tells the page what it has lost, and whether pages that start anew know. Only lose-store.ts calls it. */
export function tellStoreLost(what: StoreLoss, noted: boolean): void {
  loss = what;
  isNoted = noted;
  for (const listener of listeners) listener();
}

/** What this page has lost while it was open; undefined where nothing. It shows what it had, and no more. */
export function lostStore(): StoreLoss | undefined {
  return loss;
}

/** Whether a page that starts anew knows of the loss, and cannot come to it again and again. */
export function isLossNoted(): boolean {
  return isNoted;
}

/** Calls back when the databases are lost. Gives back how to stop. */
export function onStoreLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this page has lost; the component renders again when that happens. */
export function useLostStore(): StoreLoss | undefined {
  return useSyncExternalStore(onStoreLost, lostStore, () => undefined);
}
