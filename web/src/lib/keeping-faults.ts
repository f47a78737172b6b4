/** What is said where the browser keeps nothing of this site. */
export const NOTHING_KEPT =
  'Your browser keeps nothing of this site, so this cannot be kept. Allow site data for it to change that.';

/** What is said where there is no room on the device. */
export const DEVICE_FULL =
  'Your device has no room left for this. What was kept before is still there. Free some room and try again.';

const nameOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;

/** Why something could not be kept on this device, in words; undefined where the error is about something else. */
export function keepingFault(error: unknown): string | undefined {
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return DEVICE_FULL;
  if (name === 'SecurityError') return NOTHING_KEPT;
  // Firestore wraps what its cache was refused: https://github.com/firebase/firebase-js-sdk, sync_engine_impl.ts.
  const isUnwritten =
    error instanceof Error && /Failed to (persist|execute).*(Quota|IndexedDb)/.test(error.message);
  return isUnwritten ? DEVICE_FULL : undefined;
}
