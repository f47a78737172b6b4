import { callFunction } from '../calls/callables.ts';
import { isOnline } from '../connection/connection.ts';
import { pushHere } from './push-here.ts';

/** Nobody waits longer to sign out. */
const PATIENCE_MS = 2_000;

/**
 * Has the shop tell the account nothing on this device any more, before it signs out here. What cannot be told is found out with
 * the next message: the device does not take any from then on.
 */
export async function leavePush(uid: string): Promise<void> {
  const here = pushHere(uid);
  if (here === undefined || !isOnline()) return;
  const forgotten = callFunction('forgetPushTarget', { endpoint: here.endpoint });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([forgotten, late]).catch((error: unknown) =>
    console.warn('The shop learns later that it is to tell nothing here', error),
  );
}
