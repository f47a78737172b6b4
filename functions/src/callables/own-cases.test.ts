import type { Role } from '@thriftline/domain/accounts/roles';
import { NOT_YOUR_CASE } from '@thriftline/domain/base/texts/refusal-texts';
import { CALLABLES, type CallableInput } from '@thriftline/domain/calls/callables';
import { CALLS } from '@thriftline/domain/calls/calls';
import type { CallableRequest } from 'firebase-functions/https';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_CALLABLES, type AdminCallable, MEMBER_CALLABLES } from '../own-cases/admin-callables.ts';
import { ADMIN_CALLS, partiesOfCall } from '../own-cases/admin-calls.ts';
import { adminCall } from './serve/admin-call.ts';

const store = vi.hoisted(() => ({
  role: 'Admin' as Role,
  reads: [] as string[],
  documents: {
    'payments/pi': { buyerId: 'bea', sellerId: 'sal' },
    'orders/pi': { buyerId: 'bea', sellerId: 'sal' },
    'reviews/pi_buyer': { authorId: 'bea', aboutId: 'sal' },
    'reviews/pi_seller': { aboutId: 'bea' },
    'reports/talk': { reporterId: 'bea', reportedId: 'sal', conversationId: 'talk' },
    'reports/review': { reporterId: 'rob', reportedId: 'bea', reviewId: 'pi_buyer' },
  } as Record<string, object>,
}));

vi.mock('../accounts/actor.ts', () => ({
  loadCaller: async ({ uid }: { uid: string }) => ({ uid, role: store.role }),
}));
vi.mock('../accounts/users.ts', () => ({
  findUserByEmail: async (email: string) => (email === 'sal@example.com' ? { id: 'sal' } : undefined),
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    collection: (name: string) => ({ withConverter: () => ({ doc: (id: string) => `${name}/${id}` }) }),
  }),
}));
vi.mock('../firestore/collection.ts', () => ({
  collection: (name: string) => name,
  documentIn: (name: string, id: string) => `${name}/${id}`,
  read: async (path: string) => {
    store.reads.push(path);
    return store.documents[path];
  },
}));

beforeEach(() => {
  store.role = 'Admin';
  store.reads = [];
});

const person = { uid: 'sal' };
const reasoned = { ...person, reason: 'For a good reason' };
const review = { reviewId: 'pi_buyer', shown: false, reason: 'For a good reason' };

/** An admin's acts that are somebody's case, and whose. */
const CASES: { [N in AdminCallable]?: [CallableInput<N>, string[]][] } = {
  makeAdmin: [[person, ['sal']]],
  verifySeller: [[person, ['sal']]],
  unverifySeller: [[reasoned, ['sal']]],
  deleteUser: [[person, ['sal']]],
  suspendUser: [[reasoned, ['sal']]],
  reinstateUser: [[person, ['sal']]],
  takeDownItems: [[reasoned, ['sal']]],
  refundPayment: [[{ paymentIntentId: 'pi', reason: 'For a good reason' }, ['bea', 'sal']]],
  sendPartRefund: [[{ paymentIntentId: 'pi' }, ['bea', 'sal']]],
  readOrderConversation: [[{ orderId: 'pi' }, ['bea', 'sal']]],
  moderateReview: [
    [review, ['bea', 'sal']],
    [{ ...review, reviewId: 'pi_seller' }, ['bea']],
  ],
  closeReport: [
    [{ reportId: 'talk', outcome: 'nothingFound' }, ['bea', 'sal']],
    [{ reportId: 'review', outcome: 'nothingFound' }, ['rob', 'bea', 'sal']],
  ],
};
const cases = (Object.entries(CASES) as [AdminCallable, [object, string[]][]][]).flatMap(([name, rows]) =>
  rows.map(([input, parties]) => ({ name, input, parties })),
);

const NOT_THERE = 'It was done';
function ask(name: AdminCallable, uid: string, data: object): Promise<unknown> {
  const act = adminCall(name, async () => {
    throw new Error(NOT_THERE);
  });
  return act({ auth: { uid, token: {} }, data } as unknown as CallableRequest);
}

describe('what an admin decides', () => {
  it.each(cases)('$name $input is for no party of it', async ({ name, input, parties }) => {
    for (const uid of parties) {
      await expect(ask(name, uid, input), uid).rejects.toMatchObject({
        code: 'conflict',
        text: NOT_YOUR_CASE,
      });
    }
    await expect(ask(name, 'ada', input)).rejects.toThrow(NOT_THERE);
  });

  it.each(cases)('$name $input is for admins, and nothing is read for others', async ({ name, input }) => {
    store.role = 'Seller';
    await expect(ask(name, 'ada', input)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(store.reads).toEqual([]);
  });

  it('is for them to find missing where there is no such thing', async () => {
    await expect(ask('sendPartRefund', 'ada', { paymentIntentId: 'none' })).rejects.toThrow(NOT_THERE);
    await expect(ask('closeReport', 'ada', { reportId: 'none', outcome: 'warned' })).rejects.toThrow(
      NOT_THERE,
    );
  });

  it('has its parties by the documented calls, too', async () => {
    expect(await partiesOfCall('verifySeller', { id: 'sal' })).toEqual(['sal']);
    expect(await partiesOfCall('updateSellerProducts', { email: 'sal@example.com' })).toEqual(['sal']);
    expect(await partiesOfCall('createProduct', {})).toEqual([]);
  });
});

describe('the tables of whose case it is', () => {
  it('have every callable once', () => {
    const listed = [...Object.keys(ADMIN_CALLABLES), ...MEMBER_CALLABLES];
    expect(listed.sort()).toEqual(Object.keys(CALLABLES).sort());
  });

  it('have every documented call that is for admins alone', () => {
    const forAdmins = Object.entries(CALLS).filter(([, call]) => String(call.caller) === 'Admin');
    expect(Object.keys(ADMIN_CALLS).sort()).toEqual(forAdmins.map(([name]) => name).sort());
  });

  it('have whose case each is tried above, but of what is nobody’s', async () => {
    const nobodys = ['mergeCategories', 'renameCategory', 'deleteCategory', 'orderCategories'];
    const reading = ['saveShopSettings', 'readBooks', 'readNumbers', 'readDeliveries', 'retryDeliveries'];
    expect([...Object.keys(CASES), ...nobodys, ...reading].sort()).toEqual(
      Object.keys(ADMIN_CALLABLES).sort(),
    );
  });
});
