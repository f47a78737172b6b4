import { sendEmailVerification } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';

/** Sends the e-mail that asks to confirm the address once more. Throws Firebase Auth's errors. */
export async function sendVerification(): Promise<void> {
  if (auth.currentUser !== null) await sendEmailVerification(auth.currentUser);
}
