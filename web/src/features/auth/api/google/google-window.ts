import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { User } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';

type Windows = typeof import('./open-google-window.ts');

const PRESS_AGAIN = msg`Google’s window is ready now. Press the button again.`;

/** What opens Google's window at once, when all that it needs has come. */
let prepared: Windows | undefined;

async function prepare(): Promise<Windows> {
  const windows = await import('./open-google-window.ts');
  await windows.prepareWindows(auth);
  prepared = windows;
  return windows;
}

/**
 * Loads what Google's window needs, Google's own script and frame among it, so that a press opens the window in its own task: Safari
 * and iOS block one that opens later. Rejects where it can't be loaded; then the press tries again, and tells.
 */
export async function prepareGoogleWindow(): Promise<void> {
  await prepare();
}

/**
 * For a press that came too early. A browser opens a window for as long as it takes the press for recent; after that it would block
 * it, and only another press helps. Throws AppError, which asks for that.
 */
async function preparedAfterPress(): Promise<Windows> {
  const windows = await prepare();
  // Where the browser doesn't tell, it is asked for the window.
  const { userActivation } = navigator as { userActivation?: { isActive: boolean } };
  if (userActivation?.isActive === false) throw new AppError('unavailable', PRESS_AGAIN);
  return windows;
}

/** Lets the person choose a Google account in Google's window. Call it right from the press. Throws Firebase Auth's errors and AppError. */
export function pickInGoogleWindow(): Promise<User> {
  return prepared ? prepared.pickAccount(auth) : preparedAfterPress().then((late) => late.pickAccount(auth));
}

/** Lets the person show in Google's window that it is they. Call it right from the press. Throws Firebase Auth's errors and AppError. */
export async function reauthenticateInGoogleWindow(user: User): Promise<void> {
  await (prepared ?? (await preparedAfterPress())).reauthenticate(user);
}
