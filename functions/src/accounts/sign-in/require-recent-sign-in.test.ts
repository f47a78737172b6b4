import { RECENT_SIGN_IN_MINUTES } from '@thriftline/domain/accounts/account-deletion';
import { AppError } from '@thriftline/domain/base/errors';
import { expect, it } from 'vitest';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

const ago = (minutes: number) => ({ uid: 'ada', authTime: Date.now() / 1000 - minutes * 60 });

it('lets pass who has just signed in, and nobody else', () => {
  expect(() => requireRecentSignIn(ago(RECENT_SIGN_IN_MINUTES - 1))).not.toThrow();
  expect(() => requireRecentSignIn(ago(RECENT_SIGN_IN_MINUTES + 1))).toThrow(AppError);
  expect(() => requireRecentSignIn({ uid: 'ada' })).toThrow('Log in again first');
});
