// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { aMutation } from '../testing/a-mutation.ts';

/** A tab: code of its own over the database that all share. */
async function aTab() {
  vi.resetModules();
  return { ...(await import('./drafts.ts')), ...(await import('../journal/journal.ts')) };
}

const aDraft = (id: string, uid = 'u1') => ({ id, uid, values: { productname: `Chair ${id}` } });
const ids = (drafts: readonly { id: string }[] | undefined) => drafts?.map(({ id }) => id);

describe('drafts', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('survive the page, newest first, and are nobody else’s', async () => {
    const tab = await aTab();
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3);
    await tab.saveDraft(aDraft('older'));
    await tab.saveDraft(aDraft('newer'));
    await tab.saveDraft(aDraft('of another', 'u2'));
    const later = await aTab();
    expect(await later.draftsOf('u1')).toMatchObject([
      { id: 'newer', values: { productname: 'Chair newer' } },
      { id: 'older' },
    ]);
  });

  it('are replaced by a later state, and gone once thrown away', async () => {
    const tab = await aTab();
    await tab.saveDraft(aDraft('a'));
    await tab.saveDraft({ ...aDraft('a'), values: { productname: 'Oak chair' } });
    expect(await tab.draftsOf('u1')).toMatchObject([{ values: { productname: 'Oak chair' } }]);
    await tab.discardDraft('a');
    expect(await tab.draftsOf('u1')).toEqual([]);
  });

  it('keep their texts and the pictures of before where there is no room for new ones', async () => {
    const tab = await aTab();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (JSON.stringify(value).includes('new picture'))
        throw new DOMException('Failed to write blobs (IOError)', 'DataError');
      return put.call(this, value);
    });
    const draftOf = (name: string, picture: string) => ({
      ...aDraft('a'),
      values: { productname: name, pictures: [{ picture }] },
    });
    expect(await tab.saveDraftAsItFits(draftOf('Chair', 'picture'))).toBe('whole');
    expect(await tab.saveDraftAsItFits(draftOf('Oak chair', 'new picture'))).toBe('texts');
    expect(await tab.draftsOf('u1')).toMatchObject([
      { values: { productname: 'Oak chair', pictures: [{ picture: 'picture' }] } },
    ]);
  });

  it('leave a mark for the account, where it has them, until it has heard that they are gone', async () => {
    const tab = await aTab();
    await tab.saveDraft(aDraft('a'));
    const [draft] = await tab.draftsOf('u1');
    if (draft === undefined) throw new Error('The draft is not there');
    await tab.keepDrafts([{ ...draft, shared: draft.at }]);
    await tab.saveDraft({ ...aDraft('a'), values: { productname: 'Oak' } });
    expect(await tab.draftsOf('u1')).toMatchObject([{ shared: draft.at, values: { productname: 'Oak' } }]);
    await tab.discardDraft('a');
    expect(await tab.draftsOf('u1')).toEqual([]);
    const [mark] = await tab.allDraftsOf('u1');
    expect(mark).toMatchObject({ id: 'a', gone: true });
    expect(mark?.values).toEqual({});
    // What the account says of it meanwhile does not bring it back.
    await tab.keepDrafts([{ ...draft, at: draft.at + 5 }]);
    expect(await tab.draftsOf('u1')).toEqual([]);
    await tab.forgetDrafts(['a']);
    expect(await tab.allDraftsOf('u1')).toEqual([]);
  });

  it('that were changed since are neither overwritten nor forgotten for what the account says', async () => {
    const tab = await aTab();
    vi.spyOn(Date, 'now').mockReturnValue(20);
    await tab.saveDraft(aDraft('a'));
    await tab.keepDrafts([{ ...aDraft('a'), values: {}, at: 10, shared: 10 }]);
    await tab.forgetDrafts(['a']);
    expect(await tab.draftsOf('u1')).toMatchObject([
      { at: 20, shared: 10, values: { productname: 'Chair a' } },
    ]);
  });

  it('of a file are saved all at once, but for those on the way to the server', async () => {
    const tab = await aTab();
    await tab.saveDraft({ ...aDraft('sent'), sentAs: 'products/sent' });
    await tab.saveDrafts([aDraft('a'), { ...aDraft('sent'), values: {} }]);
    expect(ids(await tab.draftsOf('u1'))).toEqual(['a']);
    expect(await tab.allDraftsOf('u1')).toContainEqual(
      expect.objectContaining({ id: 'sent', values: { productname: 'Chair sent' } }),
    );
  });

  it('step aside while their product is on its way, and come back when it is refused', async () => {
    const tab = await aTab();
    const mutation = aMutation({ kind: 'addProduct', path: 'products/p1' });
    await tab.noteMutation(mutation);
    await tab.saveDraft({ ...aDraft('a'), sentAs: mutation.path });
    await tab.settleDrafts('u1');
    expect(await tab.draftsOf('u1')).toEqual([]);
    await tab.noteRefused(mutation, 'We couldn’t accept it.');
    await tab.settleDrafts('u1');
    expect(ids(await tab.draftsOf('u1'))).toEqual(['a']);
  });

  it('come back when their product is not to be published after all', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation({ kind: 'addProduct', path: 'products/p1', state: 'queued' }));
    await tab.saveDraft({ ...aDraft('a'), sentAs: 'products/p1' });
    await tab.giveBackDraft('u2', 'products/p1');
    expect(await tab.draftsOf('u1')).toEqual([]);
    await tab.giveBackDraft('u1', 'products/p1');
    expect(ids(await tab.draftsOf('u1'))).toEqual(['a']);
  });

  it('are gone for good when their product has arrived before they were saved', async () => {
    const tab = await aTab();
    const { result } = renderHook(() => tab.useDrafts('u1'));
    await eventually(() => expect(result.current).toEqual([]));
    tab.saveDraftUntilSent({ ...aDraft('a'), sentAs: 'products/p1' });
    await eventually(async () => {
      const db = await (await import('../journal/outbox-db.ts')).outboxDb();
      expect(await db.count('drafts')).toBe(0);
    });
    expect(await tab.draftsOf('u1')).toEqual([]);
  });

  it('are seen on the page as soon as any tab changes them', async () => {
    const [page, other] = [await aTab(), await aTab()];
    const { result, unmount } = renderHook(() => page.useDrafts('u1'));
    expect(result.current).toBeUndefined();
    await eventually(() => expect(result.current).toEqual([]));
    await other.saveDraft(aDraft('a'));
    await eventually(() => expect(ids(result.current)).toEqual(['a']));
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    unmount();
    await page.discardDraft('a');
    expect(read).not.toHaveBeenCalled();
  });
});
