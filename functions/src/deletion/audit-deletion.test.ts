import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { findUserByEmail } from '../accounts/users.ts';
import { writeAuditOfEvent } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { auditDeletion } from './audit-deletion.ts';

vi.mock('../accounts/users.ts', () => ({
  findUserByEmail: vi.fn(),
  userDocument: (id: string) => ({ path: `users/${id}` }),
}));
vi.mock('../audit/audit-log.ts', () => ({ writeAuditOfEvent: vi.fn() }));
vi.mock('../firestore/collection.ts', () => ({ read: vi.fn() }));

const WHEN = new Date(0);

function deletion(collection: string, fields: Record<string, unknown>, principal = 'ada') {
  const deleted = { id: 'x', ref: { path: `${collection}/x` }, get: (name: string) => fields[name] };
  return { eventId: 'e', when: WHEN, principal, collection, deleted: deleted as unknown as DocumentSnapshot };
}

/** What the account of whoever deleted says by the time the event comes. */
function accountNow(account: { role: string; email?: string } | undefined): void {
  const user = account && { name: 'Ada', ...account };
  vi.mocked(read).mockResolvedValue(user);
  vi.mocked(findUserByEmail).mockResolvedValue(user && ({ id: 'ada', data: user } as never));
}

beforeEach(() => void vi.mocked(writeAuditOfEvent).mockReset());

const others = { sellerId: 'sal', productname: 'Chair' };

it.each([
  ['an admin', { role: 'Admin' }, 'ada', { uid: 'ada', name: 'Ada' }],
  ['an admin who was demoted since', { role: 'Buyer' }, 'ada', { uid: 'ada', name: 'Ada' }],
  ['an admin who was deleted since', undefined, 'ada', { uid: 'ada', name: 'Deleted account' }],
  ['an admin whom Firestore knows by address', { role: 'Admin' }, 'a@b.co', { uid: 'ada', name: 'Ada' }],
  [
    'one known by address alone and deleted since',
    undefined,
    'a@b.co',
    { uid: 'account-gone', name: 'Deleted account' },
  ],
])("writes down another's product that is deleted by %s", async (_who, account, principal, actor) => {
  accountNow(account);
  await auditDeletion(deletion('products', others, principal));
  const act = { what: 'deleteProduct', document: { path: 'products/x' }, aboutName: 'Chair' };
  expect(writeAuditOfEvent).toHaveBeenCalledExactlyOnceWith('e', actor, expect.objectContaining(act), WHEN);
});

it.each([
  ['is a seller by now', { role: 'Seller' }],
  ['is gone', undefined],
])('writes down a category, which nobody owns, also when the account %s', async (_what, account) => {
  accountNow(account);
  await auditDeletion(deletion('categories', { createdBy: 'ada', categoryname: 'Chairs' }));
  expect(writeAuditOfEvent).toHaveBeenCalledOnce();
});

it.each([
  ['their own product', deletion('products', { sellerId: 'ada' }), { role: 'Seller' }],
  ['their own product and then their account', deletion('products', { sellerId: 'ada' }), undefined],
  [
    'their own advertisement, known by address',
    deletion('advertisements', { sellerId: 'ada' }, 'a@b.co'),
    { role: 'Seller' },
  ],
  ['what is not written down at all', deletion('wishlist', { buyerId: 'bea' }), { role: 'Admin' }],
])('leaves it to them when somebody deletes %s', async (_what, deleted, account) => {
  accountNow(account);
  await auditDeletion(deleted);
  expect(writeAuditOfEvent).not.toHaveBeenCalled();
});

it("writes down an admin's own product, too", async () => {
  accountNow({ role: 'Admin' });
  await auditDeletion(deletion('products', { sellerId: 'ada' }));
  expect(writeAuditOfEvent).toHaveBeenCalledOnce();
});

it('writes down a deleted note as about the member, without what it said', async () => {
  accountNow({ role: 'Admin', email: 'ada@example.com' });
  await auditDeletion(deletion('memberNotes', { aboutId: 'mia', by: 'ada', text: 'Asked to pay elsewhere' }));
  const [, , act] = vi.mocked(writeAuditOfEvent).mock.lastCall ?? [];
  expect(act).toEqual({ what: 'deleteNote', document: { path: 'users/mia' }, aboutName: 'ada@example.com' });
});
