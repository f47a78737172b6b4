import type { User } from '@thriftline/domain/accounts/user';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../actor.ts';
import { isTakenOver, signInNews } from './sign-in-news.ts';

const SIGNED_UP = 1_800_000_000;
const NOTHING = {};
const PROVEN = { unprovenSince: FieldValue.delete() };

const account = (fields: Partial<User> = {}) =>
  ({ createdAt: { toMillis: () => (SIGNED_UP + 1.5) * 1000 }, ...fields }) as User;
const unproven = account({ unprovenSince: SIGNED_UP });

function signIn(since: number, emailVerified: boolean, ...providers: string[]): UserRecord {
  return {
    emailVerified,
    tokensValidAfterTime: new Date(since * 1000).toUTCString(),
    providerData: providers.map((providerId) => ({ providerId })),
  } as unknown as UserRecord;
}
const by = (provider?: string): Identity => ({ uid: 'u1', provider });

describe('isTakenOver', () => {
  it.each([
    ['Auth took the password away', signIn(SIGNED_UP, true, 'google.com'), true],
    ['Auth ended every sign-in', signIn(SIGNED_UP + 9, true, 'password', 'google.com'), true],
    ['both stayed: its owner linked it', signIn(SIGNED_UP, true, 'password', 'google.com'), false],
    ['the address is not proven yet', signIn(SIGNED_UP + 9, false, 'google.com'), false],
  ])('with Google: %s', (_what, record, expected) => {
    expect(isTakenOver(unproven, record, by('google.com'))).toBe(expected);
    // Only who proves the address by it takes over, and only where nobody had proven it.
    expect(isTakenOver(unproven, record, by('password'))).toBe(false);
    expect(isTakenOver(unproven, record, by(undefined))).toBe(false);
    expect(isTakenOver(account(), record, by('google.com'))).toBe(false);
  });
});

describe('signInNews', () => {
  it.each([
    ['signing up', account(), signIn(SIGNED_UP, true, 'password'), NOTHING],
    ['a new password', account(), signIn(SIGNED_UP + 9, true, 'password'), { validSince: SIGNED_UP + 9 }],
    ['what is noted already', account({ validSince: SIGNED_UP + 9 }), signIn(SIGNED_UP + 9, true), NOTHING],
    [
      'what is noted and later',
      account({ validSince: SIGNED_UP + 99 }),
      signIn(SIGNED_UP + 9, true),
      NOTHING,
    ],
    ['an address that stays unproven', unproven, signIn(SIGNED_UP, false, 'password'), NOTHING],
    ['an address that its owner proved', unproven, signIn(SIGNED_UP, true, 'password'), PROVEN],
  ])('of %s', (_what, known, record, expected) => {
    expect(signInNews(known, record, by('password'))).toEqual(expected);
  });

  it('leaves an account that is taken over to its registration', () => {
    const record = signIn(SIGNED_UP + 9, true, 'google.com');
    expect(signInNews(unproven, record, by('google.com'))).toEqual({ validSince: SIGNED_UP + 9 });
  });
});
