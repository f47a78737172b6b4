import { LOADING, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { deviceOwner, isClearing, setDeviceOwner } from '@/outbox/device/device-owner.ts';

/** Clears the device, or in a page that has worked with its data gets ready for the next page to do so. */
async function clear(running: boolean): Promise<void> {
  // Until the page starts anew it shows nobody's screens: they would ask a Firestore that has ended, and fail.
  if (running) setCurrentUser(LOADING);
  const { clearDevice, closeDevice } = await import('@/outbox/device/clear-device.ts');
  try {
    if (running) await closeDevice();
    if (!running || !canStartAnew()) await clearDevice();
  } catch (error) {
    // What is left is cleared at the next start.
    console.warn(error);
  }
}

/** Without a network and a service worker a reload would leave no page at all. */
function canStartAnew(): boolean {
  return navigator.onLine || navigator.serviceWorker?.controller != null;
}

/** Starts the page anew, with nothing of the last account in its memory either. */
function startAnew(): void {
  if (canStartAnew()) {
    window.location.reload();
    return;
  }
  setCurrentUser(SIGNED_OUT);
  window.addEventListener('online', () => window.location.reload(), { once: true });
}

/**
 * Clears this device after its account has signed out, in whatever tab. `running` says whether this page has worked for
 * that account: it starts anew then.
 */
export async function leaveDevice(running: boolean): Promise<void> {
  if (deviceOwner() !== null || isClearing()) await clear(running);
  if (running) startAnew();
  else setCurrentUser(SIGNED_OUT);
}

/**
 * Makes this device the account's. What is left of another one is cleared first; true when the page has to start anew
 * for that, and does.
 */
export async function enterDevice(uid: string, running: boolean): Promise<boolean> {
  const owner = deviceOwner();
  const foreign = isClearing() || (owner !== null && owner !== uid);
  if (foreign) await clear(running);
  if (foreign && running) {
    startAnew();
    return true;
  }
  setDeviceOwner(uid);
  return false;
}
