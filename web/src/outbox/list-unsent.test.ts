// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepInTab } from '@/lib/kept-forms/early-form.ts';
import { keepForm } from '@/lib/kept-forms/kept-forms.ts';
import { deleteKeptFormsDb } from '@/lib/kept-forms/kept-forms-db.ts';
import { saveDraft } from './drafts.ts';
import { listUnsent } from './list-unsent.ts';
import { deleteOutboxDb } from './outbox-db.ts';

beforeEach(async () => {
  await Promise.all([deleteKeptFormsDb(), deleteOutboxDb()]);
  globalThis.indexedDB = new IDBFactory();
  sessionStorage.clear();
});

it('names drafts, forms, and what the tab alone has of them, each once and to its account alone', async () => {
  await saveDraft({ id: 'd1', uid: 'bea', values: { productname: 'Oak chair' } });
  await keepForm({ uid: 'bea', form: 'review:o1' }, 'your review', { text: 'A fine chair' });
  keepInTab('bea', 'review:o1', { text: 'A fine chair!' }, 'your review');
  keepInTab('bea', 'message:c1', { text: 'Is it there' }, 'your message');
  keepInTab('bea', 'draft:d1', { productname: 'Oak chair' });
  keepInTab('bob', 'message:c2', { text: 'Hello' }, 'your message to Bea');
  expect(await listUnsent('bea')).toEqual(['your draft of “Oak chair”', 'your review', 'your message']);
  expect(await listUnsent('cy')).toEqual([]);
});

it('names what the tab has although the device cannot be read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  keepInTab('bea', 'message:c1', { text: 'Is it there' }, 'your message');
  expect(await listUnsent('bea')).toEqual(['your message']);
  vi.restoreAllMocks();
});
