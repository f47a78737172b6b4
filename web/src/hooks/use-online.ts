import { useSyncExternalStore } from 'react';
import {
  isReachable,
  isServerSilent,
  onConnectionChange,
  type ServerName,
  silentServer,
  type Unreachable,
  unreachable,
} from '@/lib/connection/connection.ts';

export { useOnline } from '@/lib/connection/connection.ts';

/** Whether the device itself has a network, whatever servers do. */
export function useHasNetwork(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
}

/** Whether a server can be reached, as far as is known. */
export function useReachable(server: ServerName): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => isReachable(server),
    () => true,
  );
}

/** The silent server that matters most, although there is a network; undefined while all answer, as far as is known. */
export function useSilentServer(): ServerName | undefined {
  return useSyncExternalStore(onConnectionChange, silentServer, () => undefined);
}

/** Whether there is a network and the server stays silent all the same. */
export function useServerSilent(server: ServerName = 'firestore'): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => isServerSilent(server),
    () => false,
  );
}

/** Why Firestore, or also another server, cannot be reached; undefined while it can. */
export function useUnreachable(server: ServerName = 'firestore'): Unreachable | undefined {
  return useSyncExternalStore(
    onConnectionChange,
    () => unreachable('firestore') ?? unreachable(server),
    () => undefined,
  );
}
