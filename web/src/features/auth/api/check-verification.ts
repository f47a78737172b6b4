import { reload } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';

/** Asks whether the address was confirmed meanwhile, in another tab or on another device; if so the page hears of it. */
export async function checkVerification(): Promise<void> {
  const user = auth.currentUser;
  if (user === null) return;
  await reload(user);
  if (user.emailVerified) await user.getIdToken(true);
}
