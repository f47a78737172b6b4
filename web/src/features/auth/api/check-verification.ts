import { reload } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { askAuth } from '../session/ask-auth.ts';

let underWay: Promise<void> | undefined;

/** Asks whether the address was confirmed meanwhile, in another tab or on another device; if so the page hears of it. */
export function checkVerification(): Promise<void> {
  // Several parts of a page may wait for it.
  underWay ??= check().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function check(): Promise<void> {
  const user = auth.currentUser;
  if (user === null) return;
  await askAuth(reload(user));
  if (user.emailVerified) await user.getIdToken(true);
}
