import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { aMutation } from '../testing/a-mutation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A tab: code of its own over the database that all share. */
async function aTab() {
  vi.resetModules();
  return { ...(await import('./journal.ts')), ...(await import('./mutations-store.ts')) };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the journal', () => {
  it('shows what one tab noted in every tab of the account, newest first, until it is done', async () => {
    const [one, other] = [await aTab(), await aTab()];
    await one.openJournal('u1');
    await other.openJournal('u1');
    await one.noteMutation(aMutation({ id: 'older', at: 1, path: 'wishlist/p1_u1' }));
    await one.noteMutation(aMutation({ id: 'newer', at: 2 }));
    await eventually(() => expect(other.getMutations().map(({ id }) => id)).toEqual(['newer', 'older']));
    await other.noteDone(aMutation({ id: 'newer' }));
    await eventually(() => expect(one.getMutations().map(({ id }) => id)).toEqual(['older']));
  });

  it('keeps what was sent after it had waited for a day, without what was written; what did not wait leaves at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tab = await aTab();
    await tab.openJournal('u1');
    await tab.noteMutation(
      aMutation({ kind: 'write', state: 'queued', text: 'Hello', before: { mobile: '1' } }),
    );
    await tab.noteMutation(aMutation({ id: 'quick', path: 'wishlist/p1_u1' }));
    await tab.noteSent(aMutation());
    await tab.noteSent(aMutation({ id: 'quick', path: 'wishlist/p1_u1' }));
    expect(tab.getMutations()).toMatchObject([{ id: 'act-1', state: 'sent', sentAt: Date.now() }]);
    expect(tab.getMutations()[0]).not.toHaveProperty('text');
    expect(tab.getMutations()[0]).not.toHaveProperty('before');
    expect(await tab.isUnsettled(aMutation())).toBe(false);
    vi.setSystemTime(Date.now() + DAY_MS + 1);
    const later = await aTab();
    await later.openJournal('u1');
    expect(later.getMutations()).toEqual([]);
    vi.useRealTimers();
  });

  it('is still there after the page was closed', async () => {
    await (await aTab()).noteMutation(aMutation());
    const later = await aTab();
    await later.openJournal('u1');
    expect(later.getMutations()).toMatchObject([{ id: 'act-1', state: 'sending' }]);
  });

  it('shows nobody the mutations of another account', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation({ uid: 'u1' }));
    await tab.openJournal('u2');
    expect(tab.getMutations()).toEqual([]);
  });

  it('is settled by one of the tabs that try at once', async () => {
    const [one, other] = [await aTab(), await aTab()];
    await one.noteMutation(aMutation());
    const settled = await Promise.all([
      one.noteRefused(aMutation(), 'why'),
      other.noteRefused(aMutation(), 'why'),
    ]);
    expect(settled.sort()).toEqual([false, true]);
    const told = await Promise.all([one.claimToast(aMutation()), other.claimToast(aMutation())]);
    expect(told.sort()).toEqual([false, true]);
  });

  it('does not take the answer to an earlier mutation for that of a later one about the same document', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation({ id: 'first' }));
    await tab.noteMutation(aMutation({ id: 'second' }));
    expect(await tab.noteDone(aMutation({ id: 'first' }))).toBe(false);
    expect(await tab.isUnsettled(aMutation({ id: 'first' }))).toBe(false);
    expect(await tab.isUnsettled(aMutation({ id: 'second' }))).toBe(true);
  });

  it('keeps the later of two mutations about the same document, whichever tab is the slower one', async () => {
    const [slow, quick] = [await aTab(), await aTab()];
    const later = aMutation({ id: 'later' });
    const earlier = aMutation({ id: 'earlier', at: later.at - 1 });
    await quick.noteMutation(later);
    await slow.noteMutation(earlier);
    expect(await quick.isUnsettled(later)).toBe(true);
    expect(await slow.isUnsettled(earlier)).toBe(false);
    await quick.noteRefused(later, 'It was sold.');
    await quick.openJournal('u1');
    expect(quick.getMutations()).toMatchObject([{ id: 'later', state: 'refused' }]);
  });

  it('lets a new mutation take the place of a refused one, whatever became of the clock meanwhile', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation({ id: 'refused', at: 2, state: 'refused' }));
    await tab.noteMutation(aMutation({ id: 'new', at: 1 }));
    expect(await tab.isUnsettled(aMutation({ id: 'new' }))).toBe(true);
  });

  it('never lets a refused mutation wait again', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    await tab.noteRefused(aMutation(), 'It was sold.');
    expect(await tab.noteQueued(aMutation())).toBe(false);
    await tab.openJournal('u1');
    expect(tab.getMutations()).toMatchObject([{ state: 'refused', fault: 'It was sold.' }]);
  });

  it('forgets refusals nobody dismissed after two weeks, and nothing that still waits', async () => {
    const tab = await aTab();
    const at = Date.now() - 15 * DAY_MS;
    await tab.noteMutation(aMutation({ id: 'refused long ago', path: 'a/1', at, state: 'refused' }));
    await tab.noteMutation(aMutation({ id: 'refused', path: 'a/2', at: at + 2 * DAY_MS, state: 'refused' }));
    await tab.noteMutation(aMutation({ id: 'waits', path: 'a/3', at, state: 'queued' }));
    await tab.openJournal('u1');
    expect(tab.getMutations().map(({ id }) => id)).toEqual(['refused', 'waits']);
  });

  it('keeps a refusal for two weeks from when it was heard, however long it had waited', async () => {
    const tab = await aTab();
    const at = Date.now() - 15 * DAY_MS;
    await tab.noteMutation(aMutation({ at, state: 'queued' }));
    await tab.noteRefused(aMutation(), 'It was sold.');
    await (await aTab()).openJournal('u1');
    await tab.openJournal('u1');
    expect(tab.getMutations()).toMatchObject([{ at, state: 'refused', fault: 'It was sold.' }]);
  });

  it('notes what is done after the clock was set back in the place of what waits', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation({ id: 'a day ahead', at: Date.now() + DAY_MS, state: 'queued' }));
    await tab.noteMutation(aMutation({ id: 'now', at: Date.now() }));
    expect(await tab.isUnsettled(aMutation({ id: 'now' }))).toBe(true);
  });

  it('shows nothing any more once it is closed, and keeps everything', async () => {
    const tab = await aTab();
    await tab.openJournal('u1');
    await tab.noteMutation(aMutation());
    tab.closeJournal();
    expect(tab.getMutations()).toEqual([]);
    expect(await tab.isUnsettled(aMutation())).toBe(true);
  });
});
