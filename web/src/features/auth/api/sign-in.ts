import type { Login } from '@thriftline/domain/accounts/login/login';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { askAuth } from '../session/ask-auth.ts';

/** Signs in with e-mail and password. Throws Firebase Auth's errors; `authErrorMessage` words them. */
export async function signIn({ email, password }: Login): Promise<void> {
  await askAuth(signInWithEmailAndPassword(auth, email.trim(), password));
}
