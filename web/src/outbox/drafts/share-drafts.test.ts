import { AppError } from '@thriftline/domain/base/errors';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commitCounted } from '@/lib/writes/quota/commit-counted.ts';
import type { Draft } from '../journal/draft.ts';
import { correctDraftTimes } from './correct-draft-times.ts';
import { allDraftsOf, forgetDrafts, keepDrafts } from './drafts.ts';
import { shareDrafts } from './share-drafts.ts';

let there: object[] = [];
const written = vi.hoisted(() => ({ set: vi.fn(), remove: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: object, ...path: string[]) => path.join('/'),
  query: (...asked: unknown[]) => asked,
  limit: (most: number) => most,
  getDocsFromServer: async () => ({ docs: there.map((draft) => ({ data: () => draft })) }),
  setDoc: written.set,
  deleteDoc: written.remove,
}));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/firebase/converters.ts', () => ({ draftsOfAccount: () => ({}) }));
vi.mock('@/lib/writes/quota/commit-counted.ts', () => ({ commitCounted: vi.fn() }));
vi.mock('./drafts.ts', () => ({ allDraftsOf: vi.fn(), keepDrafts: vi.fn(), forgetDrafts: vi.fn() }));
vi.mock('./correct-draft-times.ts', () => ({ correctDraftTimes: vi.fn() }));

const draft = (id: string, fields: Partial<Draft> = {}): Draft => ({
  id,
  uid: 'u1',
  at: 10,
  values: { productname: `Chair ${id}`, pictures: [new Blob(['a'])] },
  ...fields,
});
const counted = () => vi.mocked(commitCounted).mock.calls.map(([{ id }]) => id);

describe('shareDrafts', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    there = [];
    vi.mocked(commitCounted).mockReturnValue({ written: Promise.resolve(), kept: Promise.resolve() });
  });

  it('counts what is new to the account, writes the rest, and sends no pictures', async () => {
    there = [{ _id: 'old', at: 5, values: {} }];
    vi.mocked(allDraftsOf).mockResolvedValue([
      draft('new'),
      draft('old', { shared: 5 }),
      draft('x', { sentAs: 'p' }),
    ]);
    await shareDrafts('u1', { look: true });
    expect(counted()).toEqual(['new']);
    expect(written.set.mock.calls).toEqual([
      ['users/u1/drafts/old', { at: 10, values: { productname: 'Chair old' } }],
    ]);
    expect(keepDrafts).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ id: 'old', shared: 10 }),
      expect.objectContaining({ id: 'new', shared: 10 }),
    ]);
  });

  it('leaves on this device what the account has no room for, and what is too long', async () => {
    vi.mocked(allDraftsOf).mockResolvedValue([
      draft('long', { values: { description: 'x'.repeat(9_000) } }),
      draft('a'),
      draft('b'),
      draft('c'),
    ]);
    const full = new AppError('too-many-requests', 'At most 60 drafts');
    vi.mocked(commitCounted)
      .mockReturnValueOnce({ written: Promise.resolve(), kept: Promise.resolve() })
      .mockReturnValueOnce({ written: Promise.reject(full), kept: Promise.resolve() });
    await shareDrafts('u1', { look: true });
    expect(counted()).toEqual(['a', 'b']);
    expect(keepDrafts).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: 'a', shared: 10 })]);
  });

  it('sends what was changed since without looking at the account again', async () => {
    there = [{ _id: 'unseen', at: 99, values: {} }];
    vi.mocked(allDraftsOf).mockResolvedValue([
      draft('same', { shared: 10 }),
      draft('changed', { at: 11, shared: 10 }),
      draft('new'),
      draft('gone', { shared: 10, gone: true }),
    ]);
    await shareDrafts('u1', { look: false });
    expect(counted()).toEqual(['new']);
    expect(written.set.mock.calls.map(([path]) => path)).toEqual(['users/u1/drafts/changed']);
    expect(written.remove.mock.calls).toEqual([['users/u1/drafts/gone']]);
    expect(forgetDrafts).toHaveBeenCalledExactlyOnceWith(['gone']);
  });

  describe('where the rules refuse a draft', () => {
    const refusal = new FirebaseError('permission-denied', 'false');
    const refused = () => ({ written: Promise.reject(refusal), kept: Promise.resolve() });
    beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

    it('sends the others', async () => {
      vi.mocked(allDraftsOf).mockResolvedValue([draft('a'), draft('b')]);
      vi.mocked(commitCounted).mockReturnValueOnce(refused());
      await shareDrafts('u1', { look: true });
      expect(counted()).toEqual(['a', 'b']);
      expect(keepDrafts).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: 'b', shared: 10 })]);
    });

    it('counts one as new that another device has published or thrown away', async () => {
      vi.mocked(allDraftsOf).mockResolvedValue([draft('a', { at: 11, shared: 10 })]);
      written.set.mockRejectedValueOnce(refusal);
      await shareDrafts('u1', { look: false });
      expect(counted()).toEqual(['a']);
      expect(keepDrafts).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: 'a', shared: 11 })]);
    });

    it('tries again with all of them where the line breaks', async () => {
      vi.mocked(allDraftsOf).mockResolvedValue([draft('a', { at: 11, shared: 10 })]);
      written.set.mockRejectedValueOnce(new FirebaseError('unavailable', 'offline'));
      await expect(shareDrafts('u1', { look: false })).rejects.toThrow('offline');
      expect(counted()).toEqual([]);
    });
  });

  it('brings drafts from a clock that was ahead to a time that the account takes, before it reads them', async () => {
    vi.mocked(allDraftsOf).mockImplementation(async () => {
      expect(correctDraftTimes).toHaveBeenCalledExactlyOnceWith('u1');
      return [];
    });
    await shareDrafts('u1', { look: false });
    expect(allDraftsOf).toHaveBeenCalledOnce();
  });

  it('deletes from the account what was published or thrown away here', async () => {
    there = [{ _id: 'a', at: 10, values: {} }];
    vi.mocked(allDraftsOf).mockResolvedValue([draft('a', { shared: 10, gone: true })]);
    await shareDrafts('u1', { look: true });
    expect(written.remove.mock.calls).toEqual([['users/u1/drafts/a']]);
    expect(forgetDrafts).toHaveBeenCalledExactlyOnceWith(['a']);
  });
});
