import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingWrite } from '@/lib/writes/pending-write.ts';
import { giveBackDraft } from '../drafts/drafts.ts';
import type { MutationKind } from '../journal/mutation.ts';
import { enqueueMutation } from '../sending/enqueue-mutation.ts';
import { aMutation } from '../testing/a-mutation.ts';
import { undoMutation } from './undo-mutation.ts';
import { canUndo } from './undoing.ts';

const written = vi.hoisted(() => [] as unknown[]);
/** What the server answers to deletions; without any it does them. */
const answers = vi.hoisted(() => [] as Promise<void>[]);
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
const server = vi.hoisted(() => ({ isSo: false }));
vi.mock('../sending/is-so-on-server.ts', () => ({ isSoOnServer: async () => server.isSo }));
vi.mock('@/lib/writes/pending-write.ts', () => ({
  pendingWrite: (_reference: string, written: Promise<void>) => ({ kept: Promise.resolve(), written }),
}));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: object, path: string) => path,
  deleteField: () => 'gone',
  serverTimestamp: () => 'now',
  Timestamp: class {},
  updateDoc: async (path: string, fields: object) => void written.push(['update', path, fields]),
  deleteDoc: (path: string) => {
    written.push(['delete', path]);
    return answers.shift() ?? Promise.resolve();
  },
}));
vi.mock('@/lib/writes/quota/commit-counted.ts', () => ({
  commitCounted: ({ act, id }: { act: string; id: string }, fill: (batch: object) => void) => {
    fill({
      set: (path: string, fields: object) => void written.push([act, path, fields]),
      update: (path: string, fields: object) => void written.push([act, id, path, fields]),
    });
    return { kept: Promise.resolve(), written: Promise.resolve() };
  },
  requireShare: async () => undefined,
}));
vi.mock('../drafts/drafts.ts', () => ({ giveBackDraft: vi.fn() }));
vi.mock('../sending/enqueue-mutation.ts', () => ({ enqueueMutation: vi.fn() }));

/** What was given to be sent. */
const writes: PendingWrite[] = [];

const queued = (kind: MutationKind, rest: object = {}) => aMutation({ kind, state: 'queued', ...rest });

describe('taking back a mutation', () => {
  beforeEach(() => {
    written.length = 0;
    vi.mocked(enqueueMutation).mockReset();
    writes.length = 0;
    vi.mocked(enqueueMutation).mockImplementation(async (_request, write) => {
      writes.push(write(async () => true, true));
      return 'queued';
    });
    vi.mocked(giveBackDraft).mockReset();
  });

  it('deletes what the mutation makes, behind it', async () => {
    const { path } = aMutation();
    expect(await undoMutation(queued('book'))).toBe('queued');
    expect(vi.mocked(enqueueMutation).mock.lastCall?.[0]).toMatchObject({
      kind: 'deleteBooking',
      undoes: 'book',
      path,
    });
    expect(written).toEqual([['delete', path]]);
    expect(giveBackDraft).not.toHaveBeenCalled();
  });

  it('is done where both were refused, and refused where it is not so', async () => {
    const denied = new Error('no');
    for (const isSo of [true, false]) {
      server.isSo = isSo;
      answers.push(Promise.reject(denied));
      await undoMutation(queued('book'));
      const { written: outcome } = writes.at(-1) ?? {};
      if (isSo) await expect(outcome).resolves.toBeUndefined();
      else await expect(outcome).rejects.toBe(denied);
    }
  });

  it('gives the draft of a product back', async () => {
    await undoMutation(queued('addProduct', { path: 'products/p1' }));
    expect(giveBackDraft).toHaveBeenCalledExactlyOnceWith('u1', 'products/p1');
  });

  it.each([
    ['changePrice', { resaleprice: 40 }, { resaleprice: 45 }, { resaleprice: 45 }, 'changePrice'],
    ['takeDown', { hidden: true }, { hidden: undefined }, { hidden: 'gone' }, 'bringBack'],
  ] as const)(
    'changes back what %s changed, which counts as an edit',
    async (kind, changes, before, fields, by) => {
      await undoMutation(queued(kind, { path: 'products/p1', changes, before }));
      expect(vi.mocked(enqueueMutation).mock.lastCall?.[0]).toMatchObject({
        kind: by,
        undoes: kind,
        changes: before,
      });
      expect(written).toEqual([['edits', 'p1', 'products/p1', fields]]);
    },
  );

  it.each([
    ['deleteBooking', 'bookings/p1_u1', 'book', 'bookings', { location: 'Leeds', createdAt: 'now' }],
    ['removeWish', 'wishlist/p1_u1', 'wish', 'wishes', { location: 'Leeds', createdAt: 'now' }],
    ['unfollow', 'follows/u1_s1', 'follow', 'follows', { sellerName: 'Sal', createdAt: 'now' }],
    ['removeAdvertisement', 'advertisements/p1', 'advertise', 'advertisements', { createdAt: 'then' }],
  ] as const)(
    'writes again what %s deleted, a copy with its own time',
    async (kind, path, by, counted, fields) => {
      await undoMutation(queued(kind, { path, before: { ...fields, createdAt: 'then' } }));
      expect(vi.mocked(enqueueMutation).mock.lastCall?.[0]).toMatchObject({ kind: by, undoes: kind, path });
      expect(vi.mocked(enqueueMutation).mock.lastCall?.[0]).not.toHaveProperty('changes');
      expect(written).toEqual([[counted, path, fields]]);
    },
  );

  it('changes an edit back, stamped, with the telephone number in the contact', async () => {
    const edit = {
      path: 'products/p1',
      changes: { location: 'York' },
      before: { location: 'Leeds', mobile: '1' },
    };
    await undoMutation(queued('editProduct', edit));
    expect(vi.mocked(enqueueMutation).mock.lastCall?.[0]).toMatchObject({ changes: { location: 'Leeds' } });
    expect(written).toEqual([
      ['edits', 'p1', 'products/p1', { location: 'Leeds', editedAt: 'now' }],
      ['edits', 'p1', expect.anything(), { mobile: '1' }],
    ]);
  });

  it('is for what waits, once, and only for kinds that can be undone', () => {
    expect(canUndo(queued('wish'))).toBe(true);
    expect(canUndo(queued('changePrice', { before: { resaleprice: 45 } }))).toBe(true);
    expect(canUndo(queued('changePrice'))).toBe(false);
    expect(canUndo(queued('write'))).toBe(false);
    expect(canUndo(queued('deleteProduct', { before: { productname: 'Oak chair' } }))).toBe(false);
    expect(canUndo(queued('deleteBooking'))).toBe(false);
    expect(canUndo(queued('deleteBooking', { before: { location: 'Leeds' } }))).toBe(true);
    // What a function wrote into it is nobody else's to write.
    expect(canUndo(queued('deleteBooking', { before: { location: 'Leeds', refunded: true } }))).toBe(false);
    expect(canUndo(queued('deleteBooking', { undoes: 'book' }))).toBe(false);
    expect(canUndo(aMutation({ state: 'sending' }))).toBe(false);
    expect(canUndo(aMutation({ state: 'sent' }))).toBe(false);
  });
});
