import { useSyncExternalStore } from 'react';
import { isOnline, isServerSilent, onConnectionChange } from '@/lib/connection.ts';

/** Whether the server can be reached, as far as is known; the component renders again when that changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true);
}

/** Whether there is a network and the server stays silent all the same. */
export function useServerSilent(): boolean {
  return useSyncExternalStore(onConnectionChange, isServerSilent, () => false);
}
