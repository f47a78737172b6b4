// @vitest-environment happy-dom

import { IDBFactory } from 'fake-indexeddb';
import { FirebaseError } from 'firebase/app';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerSilent } from '@/lib/connection/connection.ts';
import { eventually } from '@/testing/eventually.ts';
import { getActs } from '../journal/acts-store.ts';
import { closeJournal, openJournal } from '../journal/journal.ts';
import { deleteOutboxDb } from '../journal/outbox-db.ts';
import { anAct } from '../testing/an-act.ts';
import { stubLocks } from '../testing/fake-locks.ts';
import { sendAct } from './send-act.ts';

vi.mock('../words/explain-refusal.ts', () => ({ explainRefusal: async () => 'Somebody else bought it.' }));
const isSoOnServer = vi.hoisted(() => vi.fn());
vi.mock('./is-so-on-server.ts', () => ({ isSoOnServer }));

const { id: _id, at: _at, state: _state, ...request } = anAct();
const denied = new FirebaseError('permission-denied', 'no');

/** A write that a test answers. */
function aWrite() {
  let accept: () => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    accept = resolve;
    refuse = reject;
  });
  return { accept, refuse, write: vi.fn(() => ({ written: answer, kept: Promise.resolve() })) };
}

describe('sendAct', () => {
  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory();
    stubLocks();
    isSoOnServer.mockReset();
    isSoOnServer.mockResolvedValue(false);
    vi.spyOn(console, 'warn').mockReturnValue();
    await openJournal('u1');
  });
  afterEach(async () => {
    closeJournal();
    setServerSilent('firestore', false);
    vi.useRealTimers();
    vi.restoreAllMocks();
    await deleteOutboxDb();
  });

  it('notes the act before it writes, and strikes it out when the server has it', async () => {
    const { accept, write } = aWrite();
    const sent = sendAct(request, write);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    expect(getActs()).toMatchObject([{ ...request, state: 'sending' }]);
    accept();
    expect(await sent).toBe('sent');
    await eventually(() => expect(getActs()).toEqual([]));
  });

  it('keeps the act as queued when the connection goes, until the server has it, and then as sent', async () => {
    const { accept, write } = aWrite();
    const sent = sendAct(request, write);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    setServerSilent('firestore', true);
    expect(await sent).toBe('queued');
    expect(getActs()).toMatchObject([{ state: 'queued' }]);
    accept();
    await eventually(() => expect(getActs()).toMatchObject([{ state: 'sent' }]));
  });

  it('throws why the server refused at once, cleans up, and leaves nothing in the journal', async () => {
    const { refuse, write } = aWrite();
    const cleanUp = vi.fn();
    const sent = sendAct(request, write, cleanUp);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    refuse(denied);
    await expect(sent).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Somebody else bought it.',
    });
    expect(cleanUp).toHaveBeenCalledOnce();
    expect(getActs()).toEqual([]);
  });

  it('throws what is no refusal as it is', async () => {
    const { refuse, write } = aWrite();
    const sent = sendAct(request, write);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    const full = new FirebaseError('resource-exhausted', 'later');
    refuse(full);
    await expect(sent).rejects.toBe(full);
  });

  it('tells of a refusal after it was queued through the journal, and cleans up', async () => {
    const { refuse, write } = aWrite();
    const cleanUp = vi.fn();
    setServerSilent('firestore', true);
    expect(await sendAct(request, write, cleanUp)).toBe('queued');
    refuse(denied);
    await eventually(() =>
      expect(getActs()).toMatchObject([{ state: 'refused', fault: 'Somebody else bought it.' }]),
    );
    expect(cleanUp).toHaveBeenCalledOnce();
  });

  it('takes for sent what the server refuses the second time, having it already: the first answer was lost', async () => {
    const { refuse, write } = aWrite();
    setServerSilent('firestore', true);
    expect(await sendAct(request, write)).toBe('queued');
    isSoOnServer.mockResolvedValue(true);
    refuse(denied);
    await eventually(() => expect(getActs()).toMatchObject([{ state: 'sent' }]));
    // One that was there before is not this one.
    const [, , since] = isSoOnServer.mock.lastCall ?? [];
    expect(since).toBeGreaterThan(Date.now() - 120_000);
    const [isWanted] = vi.mocked(write as (isWanted: () => Promise<boolean>) => unknown).mock.lastCall ?? [];
    expect(await isWanted?.()).toBe(false);
  });

  it.each([{}, undefined])(
    'goes by the refusal where it does not know what was changed (%o)',
    async (changes) => {
      const { refuse, write } = aWrite();
      const sent = sendAct({ ...request, kind: 'choose', ...(changes && { changes }) }, write);
      await eventually(() => expect(write).toHaveBeenCalledOnce());
      isSoOnServer.mockResolvedValue(true);
      refuse(denied);
      await expect(sent).rejects.toMatchObject({ code: 'permission-denied' });
    },
  );

  it('is not wanted any more once something else was done about its document', async () => {
    setServerSilent('firestore', true);
    const { write } = aWrite();
    await sendAct(request, write);
    const [isWanted] = vi.mocked(write as (isWanted: () => Promise<boolean>) => unknown).mock.lastCall ?? [];
    expect(await isWanted?.()).toBe(true);
    const { accept, write: undo } = aWrite();
    await sendAct({ ...request, kind: 'deleteBooking', undoes: 'book' }, undo);
    expect(await isWanted?.()).toBe(false);
    // Also when that has reached the server.
    accept();
    await eventually(() => expect(getActs()).toMatchObject([{ state: 'sent' }]));
    expect(await isWanted?.()).toBe(false);
  });

  it('keeps the act’s lock until its answer is noted, so that no other tab looks for it', async () => {
    const { accept, write } = aWrite();
    setServerSilent('firestore', true);
    await sendAct(request, write);
    const adopted = vi.fn();
    const waiting = navigator.locks.request(`thriftline-act-${getActs()[0]?.id}`, async () =>
      adopted(getActs()),
    );
    expect(adopted).not.toHaveBeenCalled();
    accept();
    await waiting;
    expect(adopted).toHaveBeenCalledWith([expect.objectContaining({ state: 'sent' })]);
  });

  it('sends all the same where there is no journal', async () => {
    closeJournal();
    await deleteOutboxDb();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('A private window', 'SecurityError');
    });
    const { accept, write } = aWrite();
    accept();
    expect(await sendAct(request, write)).toBe('sent');
  });

  it('sends after a second when the journal does not answer', async () => {
    vi.resetModules();
    const { sendAct: sendFromAnotherTab } = await import('./send-act.ts');
    vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
    vi.useFakeTimers();
    const { accept, write } = aWrite();
    accept();
    const sent = sendFromAnotherTab(request, write);
    await vi.advanceTimersByTimeAsync(900);
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await sent).toBe('sent');
  });
});
