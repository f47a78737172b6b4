import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over a page that was written at build time, then true. For what only the browser knows: the
 * first rendering must be what was written.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
