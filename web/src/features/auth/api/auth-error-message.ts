import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { errorMessage } from '@/lib/texts/error-message.ts';

/** Words for a failed sign-in or signup. They never tell whether an address has an account. */
const MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  'auth/invalid-credential': msg`Wrong e-mail address or password.`,
  'auth/user-not-found': msg`Wrong e-mail address or password.`,
  'auth/wrong-password': msg`Wrong e-mail address or password.`,
  'auth/invalid-login-credentials': msg`Wrong e-mail address or password.`,
  'auth/invalid-email': msg`Enter an e-mail address like name@example.com.`,
  'auth/email-already-in-use': msg`We couldn’t create your account. If you already have one, log in or reset your password.`,
  'auth/weak-password': msg`Choose a longer password.`,
  'auth/too-many-requests': msg`Too many attempts. Wait a few minutes, or reset your password.`,
  'auth/network-request-failed': msg`We can’t connect right now. Check your connection and try again.`,
  'auth/user-disabled': msg`This account has been closed.`,
  'auth/popup-blocked': msg`The browser blocked the Google window. Allow pop-ups for this site and try again.`,
  'auth/web-storage-unsupported': msg`Google sign-in needs site data, which your browser blocks. Allow it, or use your password.`,
  'auth/account-exists-with-different-credential': msg`Log in with your e-mail address and password instead.`,
};

/** Closing the Google window is no failure. */
const SILENT = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** What to say about a failed sign-in, or undefined when the person broke it off. */
export function authErrorMessage(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (SILENT.includes(code)) return undefined;
  const known = MESSAGES[code];
  return known === undefined ? errorMessage(error) : i18n._(known);
}
