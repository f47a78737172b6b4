import { devicesPath } from '@thriftline/domain/accounts/device';
import { deleteDoc, doc } from 'firebase/firestore';
import { isOnline } from '@/lib/connection/connection.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { thisDevice } from '../this-device.ts';

/** Nobody waits longer for a list to be tidy. */
const PATIENCE_MS = 2_000;

/** Takes this device off the account's list, before it signs out. What cannot be done stays on the list. */
export async function forgetDevice(uid: string): Promise<void> {
  const place = thisDevice(uid)?.place;
  if (place === undefined || !isOnline()) return;
  const gone = deleteDoc(doc(firestore, devicesPath(uid), place));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([gone, late]).catch((error: unknown) =>
    console.warn('The device stays on the list', error),
  );
}
