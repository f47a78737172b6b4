import { useSyncExternalStore } from 'react';

let unseen = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the whole page how many notifications nobody has seen. Only what watches them calls it. */
export function setUnseenNotifications(count: number): void {
  unseen = count;
  for (const listener of listeners) listener();
}

/** How many notifications of the person who is signed in they have not seen; 0 until that is known. */
export function useUnseenNotifications(): number {
  return useSyncExternalStore(
    subscribe,
    () => unseen,
    () => 0,
  );
}
