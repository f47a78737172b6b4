import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from '../connection.ts';

/** Whether the server can still be asked: until then that this device lacks something says nothing of whether it exists. */
export function useCanAsk(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, () => true);
}
