import { signOut as leave } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { pushHere } from '@/lib/push/push-here.ts';
import { thisDevice } from '../this-device.ts';

/** Signs out, in every tab. The session watcher clears what belonged to the person. */
export async function signOut(): Promise<void> {
  const uid = auth.currentUser?.uid;
  if (uid !== undefined && thisDevice(uid)?.place !== undefined) {
    const { forgetDevice } = await import('./forget-device.ts');
    await forgetDevice(uid);
  }
  if (uid !== undefined && pushHere(uid) !== undefined) {
    const { leavePush } = await import('@/lib/push/leave-push.ts');
    await leavePush(uid);
  }
  await leave(auth);
}
