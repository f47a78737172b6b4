import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAccountDocument } from './delete-account-document.ts';

const store = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  created: new Map<string, object>(),
}));

vi.mock('../../accounts/users.ts', () => ({ userDocument: (uid: string) => `users/${uid}` }));
vi.mock('../../accounts/sign-in/deleted-accounts.ts', () => ({
  deletedAccountDocument: (uid: string) => `deletedAccounts/${uid}`,
}));
vi.mock('../../subscribers/subscribers.ts', () => ({
  subscriberDocument: (id: string) => `subscribers/${id}`,
}));
vi.mock('../../audit/audit-log.ts', () => ({ writeAudit: () => undefined }));
vi.mock('../../jobs/job.ts', () => ({ startJob: () => undefined }));
vi.mock('../../firestore/collection.ts', () => ({ read: async (path: string) => store.documents.get(path) }));
vi.mock('../../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: Transaction) => Promise<unknown>) =>
      work({
        create: (path: string, data: object) => store.created.set(path, data),
        delete: (path: string) => store.documents.delete(path),
      } as unknown as Transaction),
  }),
}));

beforeEach(() => {
  store.documents = new Map();
  store.created = new Map();
});

const byOwner = async () => ({ uid: 'sal', name: 'Sal' });

it.each([
  ['says so of one that was suspended', { suspended: true }, { suspended: true }],
  ['says nothing of that for one in good standing', {}, {}],
])('what stays of a deleted account %s', async (_what, user, said) => {
  store.documents.set('users/sal', { email: 'sal@example.com', ...user });
  await deleteAccountDocument('sal', byOwner);
  expect(store.documents.size).toBe(0);
  expect(store.created.get('deletedAccounts/sal')).toEqual({
    deletedBy: 'sal',
    deletedAt: expect.anything(),
    ...said,
  });
});
