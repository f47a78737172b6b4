import { errorMessage } from '@/lib/texts/error-message.ts';

/** Words for a failed sign-in or signup. They never tell whether an address has an account. */
const MESSAGES: Record<string, string> = {
  'auth/invalid-credential': 'Wrong e-mail address or password.',
  'auth/user-not-found': 'Wrong e-mail address or password.',
  'auth/wrong-password': 'Wrong e-mail address or password.',
  'auth/invalid-login-credentials': 'Wrong e-mail address or password.',
  'auth/invalid-email': 'Enter an e-mail address like name@example.com.',
  'auth/email-already-in-use':
    'We couldn’t create your account. If you already have one, log in or reset your password.',
  'auth/weak-password': 'Choose a longer password.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'auth/network-request-failed': 'We can’t reach the server. Check your connection and try again.',
  'auth/user-disabled': 'This account has been closed.',
  'auth/popup-blocked': 'The browser blocked the Google window. Allow pop-ups for this site and try again.',
  'auth/web-storage-unsupported':
    'Google sign-in needs site data, which your browser blocks. Allow it, or use your password.',
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
