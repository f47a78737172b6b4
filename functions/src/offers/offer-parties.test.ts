import { aUser } from '@thriftline/domain/testing/builders';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadActor } from '../accounts/actor.ts';
import { requireParties } from './offer-parties.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());
vi.mock('../firestore/collection.ts', () => ({ read: async (path: string) => store.get(path) }));
vi.mock('../accounts/users.ts', () => ({ userDocument: (uid: string) => `users/${uid}` }));
vi.mock('../conversations/conversations.ts', () => ({
  blockDocument: (blocker: string, blocked: string) => `blocks/${blocker}_${blocked}`,
}));

const SIDES = { buyerId: 'bea', sellerId: 'sal' };
const transaction = {} as Transaction;
const parties = async (uid: string) => requireParties(transaction, await loadActor(uid, transaction), SIDES);
const leave = (uid: string) =>
  store.set(`users/${uid}`, { ...store.get(`users/${uid}`), deleteAt: Timestamp.fromMillis(1) });

beforeEach(() => {
  const since = { createdAt: Timestamp.fromMillis(0) };
  store.clear();
  store.set('users/bea', { ...aUser({ role: 'Buyer', email: 'bea@example.com' }), ...since });
  store.set('users/sal', { ...aUser({ role: 'Seller' }), ...since });
});

it('gives who buys, whoever of the two acts', async () => {
  for (const uid of ['bea', 'sal']) {
    expect((await parties(uid)).buyer).toMatchObject({ uid: 'bea', email: 'bea@example.com' });
  }
});

it('binds neither side once the seller has asked for the end of their account', async () => {
  leave('sal');
  await expect(parties('sal')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('choose “Keep my account”'),
  });
  await expect(parties('bea')).rejects.toThrow('This item is not for sale right now.');
});

it('lets a buyer who leaves make up their mind', async () => {
  leave('bea');
  for (const uid of ['bea', 'sal']) expect((await parties(uid)).buyer).toMatchObject({ uid: 'bea' });
});
