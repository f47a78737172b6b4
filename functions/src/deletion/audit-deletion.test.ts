import { inEnglish } from '@thriftline/domain/base/texts/words';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findUserByEmail } from '../accounts/users.ts';
import { writeAuditOfEvent } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { auditDeletion } from './audit-deletion.ts';

vi.mock('../accounts/member-notes.ts', () => ({ memberNotes: () => ({ path: 'memberNotes' }) }));
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

describe('a deleted note', () => {
  const ADA = { name: 'Ada', role: 'Admin', email: 'ada@example.com' };
  const note = { aboutId: 'mia', by: 'ada', byName: 'Ada', text: 'Asked to pay elsewhere' };

  /** What is written down where Ada deletes the note, and what the member's account says by then. */
  async function noted(mia: { role: string; email: string } | undefined): Promise<unknown> {
    vi.mocked(read).mockImplementation(async (document) =>
      (document as { path: string }).path === 'users/mia' ? mia : ADA,
    );
    await auditDeletion(deletion('memberNotes', note));
    const [, , act] = vi.mocked(writeAuditOfEvent).mock.lastCall ?? [];
    return act && { ...act, aboutName: inEnglish(act.aboutName) };
  }

  it('is written down as about the member, without what it said', async () => {
    const about = { what: 'deleteNote', document: { path: 'users/mia' } };
    expect(await noted({ role: 'Seller', email: 'mia@example.com' })).toEqual({
      ...about,
      aboutName: 'mia@example.com',
    });
    expect(await noted(undefined)).toEqual({ ...about, aboutName: 'mia' });
  });

  // Only its author deletes a note, and an admin reads the log.
  it('about an admin does not tell that admin who had noted something', async () => {
    expect(await noted({ role: 'Admin', email: 'mia@example.com' })).toEqual({
      what: 'deleteNote',
      document: { path: 'memberNotes' },
      aboutName: 'An admin',
    });
  });
});
