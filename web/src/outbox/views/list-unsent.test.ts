// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askDatabasesAnew } from '@/lib/device/site-data/database-answers.ts';
import { keepInTab } from '@/lib/saved/form-autosave/early-form.ts';
import { autosaveForm, forgetForm } from '@/lib/saved/form-autosave/form-autosave.ts';
import { deleteFormAutosaveDb, formAutosaveDb } from '@/lib/saved/form-autosave/form-autosave-db.ts';
import { saveDraft } from '../drafts/drafts.ts';
import { closeJournal, noteMutation } from '../journal/journal.ts';
import { deleteOutboxDb } from '../journal/outbox-db.ts';
import { copyWaiting } from '../journal/waiting-copy.ts';
import { aMutation } from '../testing/a-mutation.ts';
import { listUnsent } from './list-unsent.ts';

beforeEach(async () => {
  await Promise.all([deleteFormAutosaveDb(), deleteOutboxDb()]);
  globalThis.indexedDB = new IDBFactory();
  askDatabasesAnew();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page that comes on a busy machine: no database opens in its time. */
function becomeSilent(): void {
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  askDatabasesAnew();
}

it('names drafts, forms, and what the tab alone has of them, each once and to its account alone', async () => {
  await saveDraft({ id: 'd1', uid: 'bea', values: { productname: 'Oak chair' } });
  await autosaveForm({ uid: 'bea', form: 'review:o1' }, 'your review', { text: 'A fine chair' });
  keepInTab('bea', 'review:o1', { text: 'A fine chair!' }, 'your review');
  keepInTab('bea', 'message:c1', { text: 'Is it there' }, 'your message');
  keepInTab('bea', 'draft:d1', { productname: 'Oak chair' });
  keepInTab('bob', 'message:c2', { text: 'Hello' }, 'your message to Bea');
  expect(await listUnsent('bea')).toEqual({
    things: ['your draft of “Oak chair”', 'your review', 'your message'],
    isWhole: true,
  });
  expect(await listUnsent('cy')).toEqual({ things: [], isWhole: true });
});

it('names what the browser has deleted as long as its tab has a copy, and nothing that was sent', async () => {
  await autosaveForm({ uid: 'bea', form: 'message:c1' }, 'your message', { text: 'Is it there' });
  await autosaveForm({ uid: 'bea', form: 'review:o1' }, 'your review', { text: 'A fine chair' });
  await forgetForm({ uid: 'bea', form: 'review:o1' });
  await deleteFormAutosaveDb();
  globalThis.indexedDB = new IDBFactory();
  askDatabasesAnew();
  expect(await listUnsent('bea')).toEqual({ things: ['your message'], isWhole: true });
});

it('names what waits although the journal is not shown yet', async () => {
  await noteMutation(aMutation({ uid: 'bea', state: 'queued' }));
  closeJournal();
  expect((await listUnsent('bea')).things).toHaveLength(1);
});

it('does not take a device that answers too late for an empty one, and names what is known all the same', async () => {
  await autosaveForm({ uid: 'bea', form: 'message:c1' }, 'your message', { text: 'Is it there' });
  copyWaiting('bea', [aMutation({ uid: 'bea', state: 'queued' })]);
  becomeSilent();
  keepInTab('bea', 'review:o1', { text: 'A fine chair' }, 'your review');
  const { things, isWhole } = await listUnsent('bea');
  expect(isWhole).toBe(false);
  expect(things).toEqual([expect.stringContaining('Oak chair'), 'your message', 'your review']);
});

it('does not wait for ever for a database that stops answering', async () => {
  await autosaveForm({ uid: 'bea', form: 'message:c1' }, 'your message', { text: 'Is it there' });
  const { store } = (await formAutosaveDb()).transaction('forms', 'readwrite');
  let isHeld = true;
  const hold = async () => {
    while (isHeld) await store.count();
  };
  const held = hold();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const listing = listUnsent('bea');
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await listing).toEqual({ things: ['your message'], isWhole: false });
  isHeld = false;
  await held;
});

it('knows a device whose browser keeps nothing of this site', async () => {
  vi.stubGlobal('localStorage', null);
  keepInTab('bea', 'message:c1', { text: 'Is it there' }, 'your message');
  expect(await listUnsent('bea')).toEqual({ things: ['your message'], isWhole: true });
});

it('names what the tab has although the device cannot be read', async () => {
  await autosaveForm({ uid: 'bea', form: 'message:c2' }, 'your message to Bob', { text: 'Hello' });
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  keepInTab('bea', 'message:c1', { text: 'Is it there' }, 'your message');
  expect(await listUnsent('bea')).toEqual({
    things: ['your message to Bob', 'your message'],
    isWhole: false,
  });
});
