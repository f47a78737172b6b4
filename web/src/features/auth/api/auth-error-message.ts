import { errorMessage } from '@/lib/words/error-message.ts';

/** Words for a failed sign-in or signup. They never tell whether an address has an account. */
const MESSAGES: Record<string, string> = {
  'auth/invalid-credential': 'The e-mail address or the password is not right.',
  'auth/user-not-found': 'The e-mail address or the password is not right.',
  'auth/wrong-password': 'The e-mail address or the password is not right.',
  'auth/invalid-login-credentials': 'The e-mail address or the password is not right.',
  'auth/invalid-email': 'That is not an e-mail address. It should look like name@example.com.',
  'auth/email-already-in-use':
    'This account could not be made. If you have signed up before, log in instead or reset your password.',
  'auth/weak-password': 'Choose a longer password.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'auth/network-request-failed': 'The server could not be reached. Check your connection and try again.',
  'auth/user-disabled': 'This account has been closed.',
  'auth/popup-blocked': 'The browser blocked the Google window. Allow pop-ups for this site and try again.',
  'auth/web-storage-unsupported':
    'Your browser keeps nothing of this site, which Google’s way needs. Allow site data for it, or use your password.',
  'auth/account-exists-with-different-credential': 'Log in with your e-mail address and password instead.',
};

/** Closing the Google window is no failure. */
const SILENT = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** What to say about a failed sign-in, or undefined when the person broke it off. */
export function authErrorMessage(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (SILENT.includes(code)) return undefined;
  return MESSAGES[code] ?? errorMessage(error);
}
