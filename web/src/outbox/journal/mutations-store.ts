import { useSyncExternalStore } from 'react';
import type { Mutation } from './mutation.ts';

const NONE: readonly Mutation[] = [];

let mutations: readonly Mutation[] = NONE;
const listeners = new Set<() => void>();

/** Calls back when the journal of the account at the screen changes. Gives back how to stop. */
export function onMutationsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The journal of the account at the screen as last read, newest mutation first. */
export function getMutations(): readonly Mutation[] {
  return mutations;
}

/** Shows the page another state of the journal. Only journal.ts calls it. */
export function setMutations(next: readonly Mutation[]): void {
  mutations = next.length === 0 ? NONE : next;
  for (const listener of listeners) listener();
}

/** The journal of the account at the screen; the component renders again when it changes, in whatever tab. */
export function useMutations(): readonly Mutation[] {
  return useSyncExternalStore(onMutationsChange, getMutations, () => NONE);
}

/** How many mutations of the account at the screen wait to be sent, or were refused: what somebody may want to look at. */
export function useUnsentCount(): number {
  return useMutations().filter(({ state }) => state === 'queued' || state === 'refused').length;
}
