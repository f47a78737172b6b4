import { GoogleAuthProvider, signInWithCredential, type User } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';

/** A Google account that exists in the Auth emulator alone. */
export interface LocalAccount {
  email: string;
  name: string;
}

/** Signs in to the Auth emulator, which takes the plain JSON of an ID token for its word. */
export async function pickLocalAccount({ email, name }: LocalAccount): Promise<User> {
  const idToken = JSON.stringify({ sub: `local-${email}`, email, email_verified: true, name });
  return (await signInWithCredential(auth, GoogleAuthProvider.credential(idToken))).user;
}
