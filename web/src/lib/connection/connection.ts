import { useSyncExternalStore } from 'react';

/**
 * Whether the servers can be reached, as far as anyone can tell. The browser knows only whether there is a network;
 * that a server is silent although there is one, watch-server.ts and server-answers.ts find out and tell here.
 */

/** Who is asked: Firestore, our own address with the documented calls, callable functions, Auth, Storage, and who charges cards. */
export type ServerName = 'firestore' | 'hosting' | 'functions' | 'auth' | 'storage' | 'card';

const listeners = new Set<() => void>();
const silent = new Set<ServerName>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** False when there is no network, or when Firestore, by which things are read and sent, has not answered for a while. */
export function isOnline(): boolean {
  return isReachable('firestore');
}

/** False when there is no network, or when this server has not answered for a while. */
export function isReachable(server: ServerName): boolean {
  return navigator.onLine && !silent.has(server);
}

/** True when there is a network and yet no answer of this server: someone else's fault than the phone's. */
export function isServerSilent(server: ServerName = 'firestore'): boolean {
  return navigator.onLine && silent.has(server);
}

/** Why a server cannot be reached. */
export type Unreachable = 'offline' | 'silent';

/** Why a server cannot be reached; undefined while it can, as far as is known. */
export function unreachable(server: ServerName): Unreachable | undefined {
  if (!navigator.onLine) return 'offline';
  return silent.has(server) ? 'silent' : undefined;
}

/** What a change waits for: the network, or a server that is slow or silent, which is not the phone's fault. */
export function waitsFor(): Unreachable {
  return navigator.onLine ? 'silent' : 'offline';
}

/** In which order it matters that a server is silent. */
const WEIGHTS: readonly ServerName[] = ['firestore', 'functions', 'hosting', 'auth', 'card', 'storage'];

/** The silent server that matters most, although there is a network; undefined while all answer, as far as is known. */
export function silentServer(): ServerName | undefined {
  return navigator.onLine ? WEIGHTS.find((server) => silent.has(server)) : undefined;
}

/** Notes whether a server is silent although there is a network. */
export function setServerSilent(server: ServerName, isSilent: boolean): void {
  if (silent.has(server) === isSilent) return;
  if (isSilent) silent.add(server);
  else silent.delete(server);
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

/** `isOnline` for components, which render again when it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true);
}

/** Calls back when the connection to a server goes. Gives back how to stop. */
export function onConnectionLost(listener: () => void, server: ServerName = 'firestore'): () => void {
  return onConnectionChange(() => {
    if (!isReachable(server)) listener();
  });
}
