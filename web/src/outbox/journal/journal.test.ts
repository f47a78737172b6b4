import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { anAct } from '../testing/an-act.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A tab: code of its own over the database that all share. */
async function aTab() {
  vi.resetModules();
  return { ...(await import('./journal.ts')), ...(await import('./acts-store.ts')) };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the journal', () => {
  it('shows what one tab noted in every tab of the account, newest first, until it is done', async () => {
    const [one, other] = [await aTab(), await aTab()];
    await one.openJournal('u1');
    await other.openJournal('u1');
    await one.noteAct(anAct({ id: 'older', at: 1, path: 'wishlist/p1_u1' }));
    await one.noteAct(anAct({ id: 'newer', at: 2 }));
    await eventually(() => expect(other.getActs().map(({ id }) => id)).toEqual(['newer', 'older']));
    await other.noteDone(anAct({ id: 'newer' }));
    await eventually(() => expect(one.getActs().map(({ id }) => id)).toEqual(['older']));
  });

  it('keeps what was sent after it had waited for a day, without what was written; what did not wait leaves at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tab = await aTab();
    await tab.openJournal('u1');
    await tab.noteAct(anAct({ kind: 'write', state: 'queued', text: 'Hello', before: { mobile: '1' } }));
    await tab.noteAct(anAct({ id: 'quick', path: 'wishlist/p1_u1' }));
    await tab.noteSent(anAct());
    await tab.noteSent(anAct({ id: 'quick', path: 'wishlist/p1_u1' }));
    expect(tab.getActs()).toMatchObject([{ id: 'act-1', state: 'sent', sentAt: Date.now() }]);
    expect(tab.getActs()[0]).not.toHaveProperty('text');
    expect(tab.getActs()[0]).not.toHaveProperty('before');
    expect(await tab.isUnsettled(anAct())).toBe(false);
    vi.setSystemTime(Date.now() + DAY_MS + 1);
    const later = await aTab();
    await later.openJournal('u1');
    expect(later.getActs()).toEqual([]);
    vi.useRealTimers();
  });

  it('is still there after the page was closed', async () => {
    await (await aTab()).noteAct(anAct());
    const later = await aTab();
    await later.openJournal('u1');
    expect(later.getActs()).toMatchObject([{ id: 'act-1', state: 'sending' }]);
  });

  it('shows nobody the acts of another account', async () => {
    const tab = await aTab();
    await tab.noteAct(anAct({ uid: 'u1' }));
    await tab.openJournal('u2');
    expect(tab.getActs()).toEqual([]);
  });

  it('is settled by one of the tabs that try at once', async () => {
    const [one, other] = [await aTab(), await aTab()];
    await one.noteAct(anAct());
    const settled = await Promise.all([one.noteRefused(anAct(), 'why'), other.noteRefused(anAct(), 'why')]);
    expect(settled.sort()).toEqual([false, true]);
    const told = await Promise.all([one.claimToast(anAct()), other.claimToast(anAct())]);
    expect(told.sort()).toEqual([false, true]);
  });

  it('does not take the answer to an earlier act for that of a later one about the same document', async () => {
    const tab = await aTab();
    await tab.noteAct(anAct({ id: 'first' }));
    await tab.noteAct(anAct({ id: 'second' }));
    expect(await tab.noteDone(anAct({ id: 'first' }))).toBe(false);
    expect(await tab.isUnsettled(anAct({ id: 'first' }))).toBe(false);
    expect(await tab.isUnsettled(anAct({ id: 'second' }))).toBe(true);
  });

  it('keeps the later of two acts about the same document, whichever tab is the slower one', async () => {
    const [slow, quick] = [await aTab(), await aTab()];
    const later = anAct({ id: 'later' });
    const earlier = anAct({ id: 'earlier', at: later.at - 1 });
    await quick.noteAct(later);
    await slow.noteAct(earlier);
    expect(await quick.isUnsettled(later)).toBe(true);
    expect(await slow.isUnsettled(earlier)).toBe(false);
    await quick.noteRefused(later, 'It was sold.');
    await quick.openJournal('u1');
    expect(quick.getActs()).toMatchObject([{ id: 'later', state: 'refused' }]);
  });

  it('lets a new act take the place of a refused one, whatever became of the clock meanwhile', async () => {
    const tab = await aTab();
    await tab.noteAct(anAct({ id: 'refused', at: 2, state: 'refused' }));
    await tab.noteAct(anAct({ id: 'new', at: 1 }));
    expect(await tab.isUnsettled(anAct({ id: 'new' }))).toBe(true);
  });

  it('never lets a refused act wait again', async () => {
    const tab = await aTab();
    await tab.noteAct(anAct());
    await tab.noteRefused(anAct(), 'It was sold.');
    expect(await tab.noteQueued(anAct())).toBe(false);
    await tab.openJournal('u1');
    expect(tab.getActs()).toMatchObject([{ state: 'refused', fault: 'It was sold.' }]);
  });

  it('forgets refusals nobody dismissed after two weeks, and nothing that still waits', async () => {
    const tab = await aTab();
    const at = Date.now() - 15 * DAY_MS;
    await tab.noteAct(anAct({ id: 'refused long ago', path: 'a/1', at, state: 'refused' }));
    await tab.noteAct(anAct({ id: 'refused', path: 'a/2', at: at + 2 * DAY_MS, state: 'refused' }));
    await tab.noteAct(anAct({ id: 'waits', path: 'a/3', at, state: 'queued' }));
    await tab.openJournal('u1');
    expect(tab.getActs().map(({ id }) => id)).toEqual(['refused', 'waits']);
  });

  it('shows nothing any more once it is closed, and keeps everything', async () => {
    const tab = await aTab();
    await tab.openJournal('u1');
    await tab.noteAct(anAct());
    tab.closeJournal();
    expect(tab.getActs()).toEqual([]);
    expect(await tab.isUnsettled(anAct())).toBe(true);
  });
});
