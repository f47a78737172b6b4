// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askDatabasesAnew } from '../../device/site-data/database-answers.ts';
import { clearCopies } from './copied-form.ts';
import { keepEarly, listInTab, readEarly } from './early-form.ts';
import { autosavedFormsOf, autosaveForm, copiedFormsOf, forgetForm, readForm } from './form-autosave.ts';
import { deleteFormAutosaveDb } from './form-autosave-db.ts';

const REVIEW = { uid: 'bea', form: 'review:o1' };
const keep = (changed: Record<string, unknown>, key: { uid: string | null; form: string } = REVIEW) =>
  autosaveForm(key, 'your review', changed);

beforeEach(async () => {
  await deleteFormAutosaveDb();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a kept form', () => {
  it('is given back to its account alone, as it was last, with its pictures', async () => {
    await keep({ text: 'A fine' });
    await keep({ text: 'A fine chair', pictures: [new Blob(['pixels'])] });
    expect(await readForm(REVIEW)).toMatchObject({ text: 'A fine chair', pictures: [expect.anything()] });
    expect(await readForm({ ...REVIEW, uid: 'bob' })).toBeUndefined();
    expect(await autosavedFormsOf('bob')).toEqual([]);
    expect(await autosavedFormsOf('bea')).toMatchObject([{ form: 'review:o1', what: 'your review' }]);
  });

  it('is forgotten when it is sent, when nothing is left in it, and with the account', async () => {
    await keep({ text: 'A' });
    await forgetForm(REVIEW);
    expect(await readForm(REVIEW)).toBeUndefined();
    await keep({ text: 'A' });
    await keep({});
    expect(await readForm(REVIEW)).toBeUndefined();
    await keep({ text: 'A' });
    await deleteFormAutosaveDb();
    clearCopies();
    expect(await indexedDB.databases()).toEqual([]);
    expect(await readForm(REVIEW)).toBeUndefined();
  });

  it('holds no password, no card and no code, whatever a form gives', async () => {
    await keep({
      email: 'a@b.example',
      password: 'hunter22',
      newPassword: 'x',
      cardNumber: '4242',
      code: '123456',
    });
    expect(await readForm(REVIEW)).toEqual({ email: 'a@b.example' });
    await keep({ password: 'hunter22' });
    expect(await readForm(REVIEW)).toBeUndefined();
  });

  it('of a stranger stays in the tab', async () => {
    const signup = { uid: null, form: 'signup' };
    await keep({ name: 'Bea', password: 'hunter22' }, signup);
    expect(await readForm(signup)).toEqual({ name: 'Bea' });
    expect(localStorage.length).toBe(0);
    expect(await indexedDB.databases()).toEqual([]);
    await forgetForm(signup);
    expect(sessionStorage.length).toBe(0);
  });

  it('goes after a month', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await keep({ text: 'A' });
    vi.advanceTimersByTime(31 * 24 * 60 * 60 * 1000);
    expect(await readForm(REVIEW)).toBeUndefined();
    expect(await autosavedFormsOf('bea')).toEqual([]);
  });

  it('is in the tab until the device has it, which may take its time', async () => {
    const keeping = keep({ text: 'A' });
    expect(readEarly('bea', 'review:o1')).toEqual({ text: 'A' });
    await keeping;
    expect(readEarly('bea', 'review:o1')).toBeUndefined();
    expect(await readForm(REVIEW)).toEqual({ text: 'A' });
  });

  it('that the browser deletes while nobody looks at it comes back in its tab, as far as it was typed', async () => {
    await keep({ text: 'A fine chair', pictures: [new Blob(['pixels'])] });
    await deleteFormAutosaveDb();
    globalThis.indexedDB = new IDBFactory();
    expect(await readForm(REVIEW)).toEqual({ text: 'A fine chair' });
    expect(copiedFormsOf('bea')).toMatchObject([{ form: 'review:o1', what: 'your review' }]);
    expect(copiedFormsOf('bob')).toEqual([]);
    clearCopies();
    expect(await readForm(REVIEW)).toBeUndefined();
  });

  it('that another tab changed is read as that left it, and that another sent does not come back', async () => {
    await keep({ text: 'A' });
    const copies = Object.entries(sessionStorage);
    sessionStorage.clear();
    await keep({ text: 'B' });
    sessionStorage.clear();
    for (const [key, copy] of copies) sessionStorage.setItem(key, copy);
    expect(await readForm(REVIEW)).toEqual({ text: 'B' });
    sessionStorage.clear();
    await forgetForm(REVIEW);
    for (const [key, copy] of copies) sessionStorage.setItem(key, copy);
    expect(await readForm(REVIEW)).toBeUndefined();
    expect(copiedFormsOf('bea')).toEqual([]);
  });

  it('that is begun anew is kept, though the clock was set back since the one before was sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await keep({ text: 'A' });
    await forgetForm(REVIEW);
    vi.setSystemTime(Date.now() - 60_000);
    await keep({ text: 'B' });
    expect(await readForm(REVIEW)).toEqual({ text: 'B' });
    const copies = Object.entries(sessionStorage);
    await forgetForm(REVIEW);
    for (const [key, copy] of copies) sessionStorage.setItem(key, copy);
    expect(await readForm(REVIEW)).toBeUndefined();
  });

  it('that a full disk refuses is kept in the tab as far as it was typed', async () => {
    await keep({ text: 'before', pictures: [new Blob(['pixels'])] });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await keep({ text: 'after', stars: 4, pictures: [new Blob(['other'])], code: '123456' })).toBe(
      'tab',
    );
    expect(await readForm({ ...REVIEW, uid: 'bob' })).toBeUndefined();
    vi.restoreAllMocks();
    expect(await readForm(REVIEW)).toMatchObject({ text: 'after', stars: 4, pictures: [expect.anything()] });
    expect(await keep({ text: 'with room' })).toBe('device');
    expect(await readForm(REVIEW)).toEqual({ text: 'with room' });
  });

  it('that was sent while the database did not answer is not there when it does', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await keep({ text: 'A' });
    askDatabasesAnew();
    const silent = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    await forgetForm(REVIEW);
    silent.mockRestore();
    askDatabasesAnew();
    expect(await readForm(REVIEW)).toBeUndefined();
    expect(await autosavedFormsOf('bea')).toEqual([]);
    // What is begun since is another one.
    await keep({ text: 'B' });
    expect(await readForm(REVIEW)).toEqual({ text: 'B' });
  });

  it('that was left before the database was there is named to whoever signs out', () => {
    keepEarly('bea', 'review:o1', { text: 'A' }, 'your review');
    expect([...listInTab('bea')]).toEqual([['review:o1', 'your review']]);
  });

  it('is read from the tab where the device cannot be read, and is in neither where the tab keeps nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = new DOMException('Internal error opening backing store', 'UnknownError');
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw broken;
    });
    expect(await keep({ text: 'A' })).toBe('tab');
    expect(await readForm(REVIEW)).toEqual({ text: 'A' });
    vi.stubGlobal('sessionStorage', undefined);
    await expect(keep({ text: 'B' })).rejects.toThrow(broken);
  });
});
