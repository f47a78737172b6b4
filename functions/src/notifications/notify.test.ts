import type { NotificationChoice } from '@thriftline/domain/notifications/notification-preferences';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from './notify.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());

vi.mock('../firestore/collection.ts', () => ({
  read: async (path: string) => store.get(path),
  collection: (path: string) => path,
  documentIn: (path: string, id: string) => `${path}/${id}`,
}));
vi.mock('../accounts/users.ts', () => ({ userDocument: (uid: string) => `users/${uid}` }));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    runTransaction: (work: (transaction: object) => Promise<void>) =>
      work({ create: (path: string, data: object) => store.set(path, data) }),
  }),
}));

const ITEM = { productId: 'chair', productname: 'Oak chair' };
const TOLD = 'users/bea/inbox/freeAgain_chair_1';
const REFUNDED = 'users/bea/inbox/refunded_chair_bea_pi_1';

async function tellBoth(): Promise<void> {
  await notify({ kind: 'freeAgain', to: 'bea', subject: 'chair', version: 1, params: ITEM });
  const params = { ...ITEM, price: 45 };
  await notify({ kind: 'refunded', to: 'bea', subject: 'chair_bea', version: 'pi_1', params });
}

const switchOff = (...off: NotificationChoice[]) => store.set('users/bea/preferences/notifications', { off });

beforeEach(() => {
  store.clear();
  store.set('users/bea', {});
});

it('tells the kind and its parameters, for 90 days', async () => {
  await tellBoth();
  const told = store.get(TOLD) as { kind: string; params: object; expireAt: { toMillis(): number } };
  expect(told).toMatchObject({ kind: 'freeAgain', params: ITEM });
  expect(Math.round((told.expireAt.toMillis() - Date.now()) / 86_400_000)).toBe(90);
});

it('tells nothing that is switched off, and the rest', async () => {
  switchOff('wishes.inbox');
  await tellBoth();
  expect([store.has(TOLD), store.has(REFUNDED)]).toEqual([false, true]);
});

it('tells in the inbox what is switched off elsewhere', async () => {
  switchOff('wishes.email', 'messages.inbox');
  await tellBoth();
  expect(store.has(TOLD)).toBe(true);
});
