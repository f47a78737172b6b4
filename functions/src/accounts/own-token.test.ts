import jsonwebtoken from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToken, looksLikeOwnToken, verifyOwnToken } from './own-token.ts';

const SECRET = 'a secret of these tests';
const BEA = { uid: 'buyer-1', email: 'bea@example.com' };

beforeEach(() => {
  vi.stubEnv('JWT_SECRET', SECRET);
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('createToken', () => {
  it('speaks for the account it was made for', async () => {
    const token = await createToken(BEA, { email: 'Bea@Example.com' });
    expect(looksLikeOwnToken(token)).toBe(true);
    expect(await verifyOwnToken(token)).toEqual(BEA);
  });

  it('is refused for another e-mail address, and for a sign-in without one', async () => {
    const refused = { code: 'permission-denied' };
    await expect(createToken(BEA, { email: 'sal@example.com' })).rejects.toMatchObject(refused);
    await expect(createToken({ uid: 'x' }, { email: 'bea@example.com' })).rejects.toMatchObject(refused);
  });
});

describe('verifyOwnToken', () => {
  it('lasts an hour and no longer', async () => {
    const token = await createToken(BEA, BEA);
    vi.advanceTimersByTime(3_599_000);
    expect(await verifyOwnToken(token)).toEqual(BEA);
    vi.advanceTimersByTime(2_000);
    await expect(verifyOwnToken(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  const claims = { email: BEA.email };
  const subject = BEA.uid;
  for (const [name, token] of [
    ['signed with another secret', jsonwebtoken.sign(claims, 'guess', { issuer: 'thriftline', subject })],
    ['of another issuer', jsonwebtoken.sign(claims, SECRET, { issuer: 'another', subject })],
    ['that names nobody', jsonwebtoken.sign(claims, SECRET, { issuer: 'thriftline' })],
    [
      'without a signature',
      jsonwebtoken.sign(claims, '', { issuer: 'thriftline', subject, algorithm: 'none' }),
    ],
    [
      'signed another way',
      jsonwebtoken.sign(claims, SECRET, { issuer: 'thriftline', subject, algorithm: 'HS512' }),
    ],
  ] as const) {
    it(`refuses a token ${name}`, async () => {
      await expect(verifyOwnToken(token)).rejects.toMatchObject({ code: 'unauthenticated' });
    });
  }
});
