import type { ReactNode } from 'react';

/** A short message over the page. */
export interface Toast {
  message: string;
  variant: 'success' | 'info' | 'error';
  /** Stays until it is answered. */
  persist?: boolean;
  /** A button that does something about it. */
  action?: ReactNode;
}

let show: ((toast: Toast) => void) | undefined;
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Shows a toast. One that comes before the toasts' own code has been loaded waits for it. */
export function addToast(toast: Toast): void {
  if (show !== undefined) {
    show(toast);
    return;
  }
  waiting = [...waiting, toast];
  tell();
}

/** Whether a toast waits to be shown: for useSyncExternalStore. */
export const anyToastWaits = (): boolean => waiting.length > 0;

/** Hears when a toast starts to wait. Gives back how to stop. */
export function onWaitingToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands all toasts, those that waited first, to whoever can show them. Gives back how to stop. */
export function showToastsWith(shower: (toast: Toast) => void): () => void {
  show = shower;
  const late = waiting;
  waiting = [];
  for (const toast of late) shower(toast);
  return () => {
    show = undefined;
  };
}
