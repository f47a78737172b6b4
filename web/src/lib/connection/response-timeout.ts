import { useEffect } from 'react';
import { lookAfter } from './deadline.ts';

const listeners = new Set<() => void>();

/** Calls back when something has waited for Firestore's word for longer than answers take. Gives back how to stop. */
export function onResponseTimeout(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that something waits for Firestore's word for longer than answers take: its line may be dead without any notice. */
export function noteFirestoreTimeout(): void {
  for (const listener of listeners) listener();
}

/** Doubts Firestore where what is shown is not confirmed in time. */
export function useResponseTimeouts(confirmed: boolean): void {
  useEffect(() => {
    if (confirmed) return;
    const timer = setTimeout(noteFirestoreTimeout, lookAfter('firestore'));
    return () => clearTimeout(timer);
  }, [confirmed]);
}
