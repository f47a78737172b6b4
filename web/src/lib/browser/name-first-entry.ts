/**
 * Gives the entry of the browser's history that the app starts at a key of its own, unless it has one from an earlier start. React
 * Router calls all of them "default", and would scroll each to where another one was left. To be called before its router is made.
 */
export function nameFirstEntry({ history }: Window): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in kept)) history.replaceState({ ...kept, key: crypto.randomUUID().slice(0, 8) }, '');
}
