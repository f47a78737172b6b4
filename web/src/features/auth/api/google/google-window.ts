import type { User } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';

type Windows = typeof import('./open-google-window.ts');

/** What opens Google's window, once it has come. */
let windows: Windows | undefined;

async function load(): Promise<Windows> {
  windows = await import('./open-google-window.ts');
  return windows;
}

/**
 * Loads what Google's window needs, Google's own script and frame among it, so that a press opens the window at once: Safari and
 * iOS block one that opens later. Rejects where it can't be loaded; then the press tries again, and tells.
 */
export async function prepareGoogleWindow(): Promise<void> {
  await (await load()).prepareWindows(auth);
}

/** Lets the person choose a Google account in Google's window. Call it right from the press. */
export function pickInGoogleWindow(): Promise<User> {
  return windows ? windows.pickAccount(auth) : load().then((loaded) => loaded.pickAccount(auth));
}

/** Lets the person show in Google's window that it is they. Call it right from the press. */
export async function reauthenticateInGoogleWindow(user: User): Promise<void> {
  await (windows ?? (await load())).reauthenticate(user);
}
