import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { words } from '@thriftline/domain/base/texts/words';
import { lostStore } from './site-data/lost-store.ts';

/** What is said where the browser keeps nothing of this site. */
export const NOTHING_KEPT = msg`Your browser blocks this site’s data, so we can’t save this. Allow site data for this site.`;

/** What is said where there is no room on the device. */
export const DEVICE_FULL = msg`We couldn’t save this on your device. Free up some space, then try again.`;

/** What is said on a page that has lost what it works with. */
export const STORE_LOST = msg`This page lost its saved data. Reload to continue.`;

const nameOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;

/** Whether a database took a text and had no room for a picture beside it: Chromium's "Failed to write blobs (IOError)". */
function isUnwrittenFile(error: unknown): boolean {
  return nameOf(error) === 'DataError' && error instanceof Error && /write blobs/.test(error.message);
}

function faultOf(error: unknown): MessageDescriptor | undefined {
  const name = nameOf(error);
  // The second is what browsers say of a database that they cannot open, or write.
  if (name === 'QuotaExceededError' || name === 'UnknownError' || isUnwrittenFile(error)) return DEVICE_FULL;
  if (name === 'SecurityError') return NOTHING_KEPT;
  // Firestore was ended for it (firebase/firestore.ts).
  if (
    lostStore() !== undefined &&
    error instanceof Error &&
    /already been terminated|shutting down/.test(error.message)
  )
    return STORE_LOST;
  // Firestore wraps what its cache was refused: https://github.com/firebase/firebase-js-sdk, sync_engine_impl.ts.
  const isUnwritten =
    error instanceof Error &&
    /Failed to (persist|execute)|Initialization of query/.test(error.message) &&
    /Quota|IndexedDb/.test(error.message);
  return isUnwritten ? DEVICE_FULL : undefined;
}

/** Why something could not be kept on this device, in words; undefined where the error is about something else. */
export function keepingFault(error: unknown): string | undefined {
  const fault = faultOf(error);
  return fault && words(fault);
}
