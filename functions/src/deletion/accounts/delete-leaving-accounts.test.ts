import type { User } from '@thriftline/domain/accounts/user';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Deleter } from './delete-account-document.ts';
import { deleteLeavingAccounts } from './delete-leaving-accounts.ts';

const shop = vi.hoisted(() => ({
  users: new Map<string, object>(),
  obstacles: [] as { kind: string }[],
  done: [] as string[],
  fails: undefined as Error | undefined,
  hasSignIn: true,
}));

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));
vi.mock('../../accounts/users.ts', () => {
  const query = {
    where: () => query,
    orderBy: () => query,
    limit: () => query,
    get: async () => ({ docs: [...shop.users.keys()].map((id) => ({ id, ref: { path: `users/${id}` } })) }),
  };
  return { users: () => query, userDocument: (uid: string) => uid };
});
vi.mock('../../firestore/collection.ts', () => ({ read: async (uid: string) => shop.users.get(uid) }));
vi.mock('../../jobs/run-job.ts', () => ({ finishJob: async () => void shop.done.push('rest') }));
vi.mock('../../platform/firebase.ts', () => {
  const asked = (what: string) => async () => {
    if (!shop.hasSignIn) throw Object.assign(new Error('gone'), { code: 'auth/user-not-found' });
    shop.done.push(what);
  };
  const transaction = {
    update: (uid: string, change: object) => shop.users.set(uid, { ...shop.users.get(uid), ...change }),
  };
  return {
    auth: async () => ({ updateUser: asked('disable'), revokeRefreshTokens: asked('revoke') }),
    firestore: () => ({ runTransaction: (work: (given: object) => Promise<unknown>) => work(transaction) }),
  };
});
vi.mock('./find-obstacles.ts', () => ({ findObstacles: async () => shop.obstacles }));
vi.mock('./order-of-account-phases.ts', () => ({ DELETE_ACCOUNT: { phases: [] } }));
vi.mock('./delete-account-document.ts', () => ({
  deletionOf: (uid: string) => ({ kind: 'deleteAccount', about: uid }),
  deleteAccountDocument: async (
    uid: string,
    who: (transaction: Transaction, user: User) => Promise<Deleter>,
  ) => {
    await who({} as Transaction, shop.users.get(uid) as User);
    if (shop.fails) throw shop.fails;
    shop.users.delete(uid);
    shop.done.push('document');
  },
}));

const NOW = Date.now();
const DAY_MS = 24 * 60 * 60_000;
const run = () => deleteLeavingAccounts(NOW, NOW + DAY_MS);
const leaving = (more: object = {}) =>
  shop.users.set('lee', { name: 'Lee', role: 'Buyer', deleteAt: Timestamp.fromMillis(NOW - 1), ...more });

beforeEach(() => {
  Object.assign(shop, { users: new Map(), obstacles: [], done: [], fails: undefined, hasSignIn: true });
});

it('deletes the document of an account first, then ends its sign-in, then the rest', async () => {
  leaving();
  await run();
  expect(shop.done).toEqual(['document', 'disable', 'revoke', 'rest']);
});

it('goes on where the sign-in was deleted in the meantime', async () => {
  leaving();
  shop.hasSignIn = false;
  await run();
  expect(shop.done).toEqual(['document', 'rest']);
});

it.each([
  ['against which something stands', { obstacles: [{ kind: 'orderOpen' }] }, {}],
  ['that is suspended', {}, { suspended: true }],
])('leaves an account %s logged in, and looks again tomorrow', async (_which, world, more) => {
  Object.assign(shop, world);
  leaving(more);
  await run();
  expect(shop.done).toEqual([]);
  expect(shop.users.get('lee')).toMatchObject({ deleteAt: Timestamp.fromMillis(NOW + DAY_MS) });
});

it('leaves an account logged in that cannot be deleted now, and counts the run as failed', async () => {
  leaving();
  shop.fails = new Error('unavailable');
  await expect(run()).rejects.toThrow('1 accounts could not be deleted');
  expect(shop.done).toEqual([]);
});
