/**
 * Whether the server can be reached, as far as anyone can tell. The browser knows only whether there is a network;
 * that the server is silent although there is one, watch-server.ts finds out and tells here.
 */
const listeners = new Set<() => void>();
let silent = false;

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** False when there is no network, or when the server has not answered for a while. */
export function isOnline(): boolean {
  return navigator.onLine && !silent;
}

/** True when there is a network and yet no server: someone else's fault than the phone's. */
export function isServerSilent(): boolean {
  return navigator.onLine && silent;
}

/** Notes whether the server is silent although there is a network. */
export function setServerSilent(isSilent: boolean): void {
  if (silent === isSilent) return;
  silent = isSilent;
  tell();
}

/** Calls back whenever one of the answers above may have changed. Gives back how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Calls back when the connection goes. Gives back how to stop. */
export function onConnectionLost(listener: () => void): () => void {
  return onConnectionChange(() => {
    if (!isOnline()) listener();
  });
}
