import { useSyncExternalStore } from 'react';
import type { Act } from './act.ts';

const NONE: readonly Act[] = [];

let acts: readonly Act[] = NONE;
const listeners = new Set<() => void>();

/** Calls back when the journal of the account at the screen changes. Gives back how to stop. */
export function onActsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The journal of the account at the screen as last read, newest act first. */
export function getActs(): readonly Act[] {
  return acts;
}

/** Shows the page another state of the journal. Only journal.ts calls it. */
export function setActs(next: readonly Act[]): void {
  acts = next.length === 0 ? NONE : next;
  for (const listener of listeners) listener();
}

/** The journal of the account at the screen; the component renders again when it changes, in whatever tab. */
export function useActs(): readonly Act[] {
  return useSyncExternalStore(onActsChange, getActs, () => NONE);
}

/** How many acts of the account at the screen wait to be sent, or were refused: what somebody may want to look at. */
export function useUnsentCount(): number {
  return useActs().filter(({ state }) => state === 'queued' || state === 'refused').length;
}
