import { signOut as leave } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';

/** Signs out, in every tab. The session watcher clears what belonged to the person. */
export async function signOut(): Promise<void> {
  await leave(auth);
}
