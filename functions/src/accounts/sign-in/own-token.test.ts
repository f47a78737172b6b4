import jsonwebtoken from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToken, looksLikeOwnToken, verifyOwnToken } from './own-token.ts';

const SECRET = '5f0c1b7e9a3d24688b6d7f10e2c3a495';
const NOW = 1_800_000_000_000;
const BEA = { uid: 'buyer-1', email: 'bea@example.com', authTime: NOW / 1000 - 60 };

/** What Auth and the account's document say. */
const world = vi.hoisted(() => ({
  record: undefined as { disabled: boolean; tokensValidAfterTime?: string } | undefined,
  user: undefined as { suspended?: boolean; validSince?: number; createdAt: object } | undefined,
}));

vi.mock('../../platform/firebase.ts', () => ({
  auth: async () => ({
    getUser: async () => {
      if (world.record) return world.record;
      throw Object.assign(new Error('who?'), { code: 'auth/user-not-found' });
    },
  }),
  firestore: () => ({
    runTransaction: (work: (transaction: object) => unknown) =>
      work({ update: (_document: object, changes: object) => Object.assign(world.user ?? {}, changes) }),
  }),
}));
vi.mock('../../firestore/collection.ts', () => ({ read: async () => world.user }));
vi.mock('../users.ts', () => ({ userDocument: () => ({}) }));

const validAfter = (seconds: number) => ({
  disabled: false,
  tokensValidAfterTime: new Date(seconds * 1000).toUTCString(),
});
const refused = { code: 'unauthenticated' };

beforeEach(() => {
  vi.stubEnv('JWT_SECRET', SECRET);
  vi.useFakeTimers({ now: NOW });
  world.record = validAfter(BEA.authTime - 1000);
  world.user = { createdAt: { toMillis: () => NOW - 999_000 } };
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
    const denied = { code: 'permission-denied' };
    await expect(createToken(BEA, { email: 'sal@example.com' })).rejects.toMatchObject(denied);
    await expect(createToken({ uid: 'x' }, { email: 'bea@example.com' })).rejects.toMatchObject(denied);
  });

  it('is refused to a sign-in that has ended, to a suspended account and to one that is gone', async () => {
    world.record = validAfter(BEA.authTime + 1);
    await expect(createToken(BEA, BEA)).rejects.toMatchObject(refused);
    world.record = undefined;
    await expect(createToken(BEA, BEA)).rejects.toMatchObject(refused);
    world.record = validAfter(BEA.authTime);
    world.user = { createdAt: { toMillis: () => NOW }, suspended: true };
    await expect(createToken(BEA, BEA)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('notes in the account’s document which sign-ins have ended, and nothing when none has', async () => {
    await createToken(BEA, BEA);
    expect(world.user).not.toHaveProperty('validSince');
    world.record = validAfter(BEA.authTime - 10);
    await createToken(BEA, BEA);
    expect(world.user).toHaveProperty('validSince', BEA.authTime - 10);
  });

  it.each(['', 'secret', 'a'.repeat(64), '0123456789'.repeat(4)])(
    'signs nothing with the secret %j',
    async (weak) => {
      vi.stubEnv('JWT_SECRET', weak);
      const failure = await createToken(BEA, BEA).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      // Not one of the errors that callers are told.
      expect(failure).not.toHaveProperty('code');
      expect(String(failure)).toMatch(/^Error: The secret JWT_SECRET/);
    },
  );
});

describe('verifyOwnToken', () => {
  it('lasts an hour and no longer', async () => {
    const token = await createToken(BEA, BEA);
    vi.advanceTimersByTime(3_599_000);
    expect(await verifyOwnToken(token)).toEqual(BEA);
    vi.advanceTimersByTime(2_000);
    await expect(verifyOwnToken(token)).rejects.toMatchObject(refused);
  });

  it.each([
    ['the account is gone', undefined],
    ['the account is disabled', { ...validAfter(BEA.authTime - 1000), disabled: true }],
    ['the password is another or everything was signed out', validAfter(NOW / 1000)],
    ['that was before another second was over', validAfter(BEA.authTime - 999)],
  ])('ends when %s', async (_what, record) => {
    const token = await createToken(BEA, BEA);
    world.record = record;
    await expect(verifyOwnToken(token)).rejects.toMatchObject(refused);
  });

  const claims = { email: BEA.email, valid_since: BEA.authTime - 1000 };
  const subject = BEA.uid;
  const good = { issuer: 'thriftline', subject, noTimestamp: false };
  const seconds = NOW / 1000;
  for (const [name, token] of [
    ['signed with another secret', jsonwebtoken.sign({ ...claims, iat: seconds }, 'guess', good)],
    [
      'of another issuer',
      jsonwebtoken.sign({ ...claims, iat: seconds }, SECRET, { ...good, issuer: 'another' }),
    ],
    ['that names nobody', jsonwebtoken.sign({ ...claims, iat: seconds }, SECRET, { issuer: 'thriftline' })],
    [
      'without a signature',
      jsonwebtoken.sign({ ...claims, iat: seconds }, '', { ...good, algorithm: 'none' }),
    ],
    [
      'signed another way',
      jsonwebtoken.sign({ ...claims, iat: seconds }, SECRET, { ...good, algorithm: 'HS512' }),
    ],
    [
      'that gives itself ten years',
      jsonwebtoken.sign({ ...claims, iat: seconds - 7200 }, SECRET, { ...good, expiresIn: '10y' }),
    ],
    [
      'of a later hour',
      jsonwebtoken.sign({ ...claims, iat: seconds + 7200 }, SECRET, { ...good, expiresIn: '10y' }),
    ],
    ['of no hour at all', jsonwebtoken.sign(claims, SECRET, { ...good, noTimestamp: true })],
    ['from before tokens said since when Auth takes them', jsonwebtoken.sign({ iat: seconds }, SECRET, good)],
  ] as const) {
    it(`refuses a token ${name}`, async () => {
      await expect(verifyOwnToken(token)).rejects.toMatchObject(refused);
    });
  }

  it('takes the one that those differ from', async () => {
    const token = jsonwebtoken.sign({ ...claims, iat: seconds }, SECRET, { ...good, expiresIn: 3600 });
    expect(await verifyOwnToken(token)).toMatchObject({ uid: BEA.uid });
  });
});
