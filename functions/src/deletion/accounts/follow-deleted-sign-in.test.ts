import { beforeEach, expect, it, vi } from 'vitest';
import type { Deleter } from './delete-account-document.ts';
import { followDeletedSignIn } from './follow-deleted-sign-in.ts';

const shop = vi.hoisted(() => ({
  documents: {} as Record<string, object>,
  deleted: [] as { uid: string; by: Deleter }[],
}));

vi.mock('../../accounts/users.ts', () => ({ userDocument: (uid: string) => `users/${uid}` }));
vi.mock('../../accounts/sign-in/deleted-accounts.ts', () => ({
  deletedAccountDocument: (uid: string) => `deletedAccounts/${uid}`,
}));
vi.mock('../../firestore/collection.ts', () => ({ read: async (path: string) => shop.documents[path] }));
vi.mock('./delete-account-document.ts', () => ({
  deleteAccountDocument: async (
    uid: string,
    who: (transaction: object, user: object) => Promise<Deleter>,
  ) => {
    shop.deleted.push({ uid, by: await who({}, shop.documents[`users/${uid}`] ?? {}) });
  },
}));

beforeEach(() => Object.assign(shop, { documents: {}, deleted: [] }));

it('a sign-in that its owner’s own token deleted takes the account along', async () => {
  shop.documents['users/bea'] = { name: 'Bea' };
  await followDeletedSignIn('bea');
  expect(shop.deleted).toEqual([{ uid: 'bea', by: { uid: 'bea', name: 'Bea' } }]);
});

it.each([
  ['whose account is gone', {}],
  ['that the shop itself deleted', { 'users/bea': { name: 'Bea' }, 'deletedAccounts/bea': {} }],
])('one %s takes nothing along', async (_which, documents) => {
  Object.assign(shop, { documents });
  await followDeletedSignIn('bea');
  expect(shop.deleted).toEqual([]);
});
