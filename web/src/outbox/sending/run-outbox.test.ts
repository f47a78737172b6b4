import { inEnglish } from '@thriftline/domain/base/texts/words';
// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_CLEARED, MUTATION_LOST } from '@/lib/device/lost-texts.ts';
import { eventually } from '@/testing/eventually.ts';
import { aMutation } from '../testing/a-mutation.ts';
import { stubLocks } from '../testing/fake-locks.ts';

vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));
let wasCleared = false;
vi.mock('@/lib/firebase/firestore.ts', () => ({
  firestore: {},
  get wasCleared() {
    return Promise.resolve(wasCleared);
  },
}));
let isQueueInMemory = false;
vi.mock('@/lib/firebase/cache-that-answers.ts', () => ({ isQueueInMemory: () => isQueueInMemory }));
vi.mock('@/lib/clock/measure-server-clock.ts', () => ({ keepServerClock: () => () => undefined }));
vi.mock('./follow-answers.ts', () => ({ followAnswers: () => () => undefined }));
vi.mock('@/lib/firebase/watch-server.ts', () => ({ watchServer: () => () => undefined }));

const FAULT = '“Oak chair” wasn’t booked. It’s no longer for sale.';

/** All tabs' listeners: the stand-in is the same for each. */
const fake = (await import('firebase/firestore')) as unknown as typeof import('@/testing/fake-firestore.ts');

/** Answers for the server when a tab asks for a document; without data there is none. */
async function answer(path: string, data?: object): Promise<void> {
  const listener = await eventually(() => fake.listenerTo(path));
  listener.next(fake.aDocument('id', data));
}

/** Lets the connection come back until the check holds: somebody waits for it, if not already. */
function connectedAgain(check: () => unknown): Promise<unknown> {
  return eventually(() => {
    window.dispatchEvent(new Event('online'));
    return check();
  });
}

const stops: (() => void)[] = [];
let visibility: DocumentVisibilityState = 'visible';

/** A tab of `u1`: code of its own over the database and the locks that all share. */
async function aTab() {
  vi.resetModules();
  const { runOutbox } = await import('./run-outbox.ts');
  const journal = await import('../journal/journal.ts');
  const { getMutations } = await import('../journal/mutations-store.ts');
  const { holdMutation } = await import('../journal/mutation-lock.ts');
  const told: string[] = [];
  const sent: string[] = [];
  const run = () => {
    const stop = runOutbox('u1', { refused: (fault) => told.push(fault), sent: (words) => sent.push(words) });
    stops.push(stop);
    return stop;
  };
  return { ...journal, getMutations, holdMutation, run, told, sent };
}

describe('runOutbox', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    stubLocks();
    fake.resetListeners();
    visibility = 'visible';
    wasCleared = false;
    isQueueInMemory = false;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.restoreAllMocks();
  });

  it('finds out what became of a mutation whose page is gone, in one of the tabs', async () => {
    const [one, other] = [await aTab(), await aTab()];
    await one.noteMutation(aMutation());
    one.run();
    other.run();
    await answer('bookings/p1_u1', {});
    await eventually(() =>
      expect([one, other].map((tab) => tab.getMutations().map(({ state }) => state))).toEqual([
        ['sent'],
        ['sent'],
      ]),
    );
    expect(fake.listeners).toHaveLength(1);
  });

  it('asks again what became of a mutation after nobody could say', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    tab.run();
    const cause = new Error('The server has other things to do');
    (await eventually(() => fake.listenerTo('bookings/p1_u1'))).error(cause);
    await connectedAgain(() => expect(fake.listeners).toHaveLength(2));
    await answer('bookings/p1_u1', {});
    await eventually(() => expect(tab.getMutations()).toMatchObject([{ state: 'sent' }]));
    expect(warn.mock.calls.flat()).toContain(cause);
  });

  it('asks again whether all is sent, which the worker that sends with the app closed tells nobody', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    fake.queueAnswers.push(new Promise(() => undefined));
    tab.run();
    await connectedAgain(() => fake.listenerTo('bookings/p1_u1'));
    await answer('bookings/p1_u1', {});
    await eventually(() => expect(tab.getMutations()).toMatchObject([{ state: 'sent' }]));
  });

  it('opens the journal after the browser could not read it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    const cause = new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
      throw cause;
    });
    tab.run();
    await connectedAgain(() => expect(tab.getMutations()).toHaveLength(1));
    expect(warn.mock.calls.flat()).toContain(cause);
  });

  it('names what waited when the browser deleted it, and says so once', async () => {
    const tab = await aTab();
    tab.run();
    await tab.noteMutation(aMutation({ state: 'queued' }));
    await eventually(() => expect(tab.getMutations()).toHaveLength(1));
    for (const stop of stops.splice(0)) stop();
    globalThis.indexedDB = new IDBFactory();
    wasCleared = true;
    const later = await aTab();
    later.run();
    await eventually(() =>
      expect(later.getMutations()).toMatchObject([{ state: 'refused', fault: inEnglish(MUTATION_LOST) }]),
    );
    await eventually(() =>
      expect(later.told).toEqual([DEVICE_CLEARED, MUTATION_LOST].map((text) => inEnglish(text))),
    );
    wasCleared = false;
    const again = await aTab();
    again.run();
    await eventually(() => expect(again.getMutations()).toHaveLength(1));
    expect(again.told).toEqual([]);
  });

  it('leaves a mutation to the page that still hears its answer', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    const release = await tab.holdMutation(aMutation());
    tab.run();
    await eventually(() => expect(tab.getMutations()).toHaveLength(1));
    expect(fake.listeners).toEqual([]);
    release();
    await answer('bookings/p1_u1', {});
    await eventually(() => expect(tab.getMutations()).toMatchObject([{ state: 'sent' }]));
  });

  it('leaves what the device’s queue has to a page that can read that queue', async () => {
    isQueueInMemory = true;
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    tab.run();
    await answer('bookings/p1_u1');
    // The lock is free once the tab is done with it.
    const release = await tab.holdMutation(aMutation());
    release();
    expect(fake.listeners).toHaveLength(1);
    expect(tab.getMutations()).toMatchObject([{ state: 'queued' }]);
    isQueueInMemory = false;
    const later = await aTab();
    later.run();
    await eventually(() => expect(fake.listeners).toHaveLength(2));
    fake.listeners[1]?.next(fake.aDocument('id', {}));
    await eventually(() => expect(later.getMutations()).toMatchObject([{ state: 'sent' }]));
  });

  it('takes what a page had in its memory alone for gone with it', async () => {
    isQueueInMemory = true;
    const tab = await aTab();
    await tab.noteMutation(aMutation({ isOfPage: true }));
    tab.run();
    await answer('bookings/p1_u1');
    await answer('products/p1');
    await eventually(() => expect(tab.told).toEqual([FAULT]));
  });

  it('does not take the booking before, whose money went back, for the new one', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    tab.run();
    await answer('bookings/p1_u1', { createdAt: { toMillis: () => Date.now() - 86_400_000 } });
    await answer('products/p1');
    await eventually(() => expect(tab.told).toEqual([FAULT]));
  });

  it('takes a deletion for done when the document is gone', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation({ kind: 'deleteBooking' }));
    tab.run();
    await answer('bookings/p1_u1');
    await eventually(() => expect(tab.getMutations()).toMatchObject([{ state: 'sent' }]));
  });

  it('takes a change for done when the document shows it', async () => {
    const tab = await aTab();
    const change = { kind: 'editProduct', path: 'products/p1' } as const;
    await tab.noteMutation(aMutation({ ...change, changes: { location: 'York', thumb: undefined } }));
    tab.run();
    await answer('products/p1', { location: 'York', condition: 'Good' });
    await eventually(() => expect(tab.getMutations()).toMatchObject([{ state: 'sent' }]));
  });

  it('takes a change for refused when the document does not show it', async () => {
    const tab = await aTab();
    await tab.noteMutation(
      aMutation({ kind: 'changePrice', path: 'products/p1', changes: { resaleprice: 40 } }),
    );
    tab.run();
    const sold = { resaleprice: 45, availability: true };
    await answer('products/p1', sold);
    await eventually(() => expect(fake.listeners).toHaveLength(2));
    fake.listeners[1]?.next(fake.aDocument('p1', sold));
    await eventually(() =>
      expect(tab.told).toEqual(['The price of “Oak chair” wasn’t changed. It was sold.']),
    );
  });

  it('gives the words of an edit that was refused back to its form, once', async () => {
    const tab = await aTab();
    const { autosaveForm, forgetForm, readForm } = await import('@/lib/saved/form-autosave/form-autosave.ts');
    const form = { uid: 'u1', form: 'edit:p1' };
    await autosaveForm(form, 'your changes', { location: 'Leeds' });
    await tab.noteMutation(
      aMutation({
        kind: 'editProduct',
        path: 'products/p1',
        changes: { description: 'Rewritten', location: 'York', offers: undefined, language: 'en' },
        mobile: '12345',
        state: 'refused',
        fault: 'A buyer is paying.',
      }),
    );
    tab.run();
    await eventually(() => expect(tab.getMutations()).toMatchObject([{ areWordsBack: true }]));
    // What was typed since stays.
    const typed = { description: 'Rewritten', location: 'Leeds', offers: '', mobile: '12345' };
    expect(await readForm(form)).toEqual(typed);
    await forgetForm(form);
    const later = await aTab();
    later.run();
    await eventually(() => expect(later.getMutations()).toHaveLength(1));
    expect(await readForm(form)).toBeUndefined();
  });

  it('tells of a refusal once, in one of the tabs, and why', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    tab.run();
    await answer('bookings/p1_u1');
    await answer('products/p1');
    await eventually(() => expect(tab.told).toEqual([FAULT]));
    const later = await aTab();
    later.run();
    await eventually(() =>
      expect(later.getMutations()).toMatchObject([{ state: 'refused', fault: FAULT, told: true }]),
    );
    expect([...tab.told, ...later.told]).toEqual([FAULT]);
  });

  it('tells of no refusal that the screen shows by itself', async () => {
    const tab = await aTab();
    const { showRefusalsIn } = await import('../views/refusals-on-screen.ts');
    const leave = showRefusalsIn('conversations/c1/messages');
    const message = (id: string) =>
      aMutation({
        id,
        kind: 'write',
        path: `conversations/c1/messages/${id}`,
        state: 'refused',
        fault: FAULT,
      });
    await tab.noteMutation(message('m1'));
    tab.run();
    await eventually(() => expect(tab.getMutations()).toMatchObject([{ id: 'm1', told: true }]));
    expect(tab.told).toEqual([]);
    leave();
    await tab.noteMutation(message('m2'));
    await eventually(() => expect(tab.told).toEqual([FAULT]));
  });

  it('tells together, once and in one of the tabs, what was sent', async () => {
    const [one, other] = [await aTab(), await aTab()];
    await one.noteMutation(aMutation({ state: 'queued' }));
    await one.noteMutation(aMutation({ id: 'act-2', path: 'wishlist/p1_u1', kind: 'wish', state: 'queued' }));
    one.run();
    other.run();
    await answer('bookings/p1_u1', {});
    await answer('wishlist/p1_u1', {});
    await eventually(() => expect([...one.sent, ...other.sent]).not.toEqual([]));
    const later = await aTab();
    later.run();
    await eventually(() => expect(later.getMutations().map(({ told }) => told)).toEqual([true, true]));
    const told = [...one.sent, ...other.sent, ...later.sent];
    // Each tab tells of those that it was the first to see.
    expect(told.join()).toMatch(/^Sent: (2 changes|(your|adding) .*,Sent: (your|adding) .*)$/);
    expect([...one.told, ...other.told]).toEqual([]);
  });

  it('tells nobody who does not look, and whoever looks then', async () => {
    visibility = 'hidden';
    const tab = await aTab();
    await tab.noteMutation(aMutation({ state: 'refused', fault: FAULT }));
    tab.run();
    await eventually(() => expect(tab.getMutations()).toHaveLength(1));
    expect(tab.told).toEqual([]);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(tab.told).toEqual([FAULT]));
  });

  it('shows and settles nothing any more once it is stopped', async () => {
    const tab = await aTab();
    await tab.noteMutation(aMutation());
    const stop = tab.run();
    await eventually(() => expect(fake.listeners).toHaveLength(1));
    stop();
    expect(tab.getMutations()).toEqual([]);
    expect(fake.listeners.map(({ stopped }) => stopped)).toEqual([true]);
    expect(await tab.isUnsettled(aMutation())).toBe(true);
  });
});
