type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/**
 * Where every error ends that no screen answers: it is logged with its cause, and whoever listens (the toasts) tells
 * the person.
 */
export function reportError(error: unknown): void {
  console.error(error);
  for (const listener of listeners) listener(error);
}

/** Hears of every reported error. Gives back how to stop. */
export function onReportedError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports what was thrown outside of any handler, and promises nobody waited for. */
export function reportUncaughtErrors(target: Window): void {
  target.addEventListener('error', (event) => reportError(event.error ?? event.message));
  target.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
