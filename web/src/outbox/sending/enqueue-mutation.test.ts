// @vitest-environment happy-dom

import { IDBFactory } from 'fake-indexeddb';
import { FirebaseError } from 'firebase/app';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerSilent } from '@/lib/connection/connection.ts';
import { onReportedError } from '@/lib/notices/report-error.ts';
import { eventually } from '@/testing/eventually.ts';
import { closeJournal, openJournal } from '../journal/journal.ts';
import { getMutations } from '../journal/mutations-store.ts';
import { deleteOutboxDb } from '../journal/outbox-db.ts';
import { aMutation } from '../testing/a-mutation.ts';
import { stubLocks } from '../testing/fake-locks.ts';
import { enqueueMutation } from './enqueue-mutation.ts';

vi.mock('../texts/explain-refusal.ts', () => ({ explainRefusal: async () => 'Somebody else bought it.' }));
const isSoOnServer = vi.hoisted(() => vi.fn());
vi.mock('./is-so-on-server.ts', () => ({ isSoOnServer }));

const { id: _id, at: _at, state: _state, ...request } = aMutation();
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

describe('enqueueMutation', () => {
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

  it('notes the mutation before it writes, and strikes it out when the server has it', async () => {
    const { accept, write } = aWrite();
    const sent = enqueueMutation(request, write);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    expect(getMutations()).toMatchObject([{ ...request, state: 'sending' }]);
    accept();
    expect(await sent).toBe('sent');
    await eventually(() => expect(getMutations()).toEqual([]));
  });

  it('keeps the mutation as queued when the connection goes, until the server has it, and then as sent', async () => {
    const { accept, write } = aWrite();
    const sent = enqueueMutation(request, write);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    setServerSilent('firestore', true);
    expect(await sent).toBe('queued');
    expect(getMutations()).toMatchObject([{ state: 'queued' }]);
    accept();
    await eventually(() => expect(getMutations()).toMatchObject([{ state: 'sent' }]));
  });

  it('throws why the server refused at once, cleans up, and leaves nothing in the journal', async () => {
    const { refuse, write } = aWrite();
    const cleanUp = vi.fn();
    const sent = enqueueMutation(request, write, cleanUp);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    refuse(denied);
    await expect(sent).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Somebody else bought it.',
    });
    expect(cleanUp).toHaveBeenCalledOnce();
    expect(getMutations()).toEqual([]);
  });

  it('throws what is no refusal as it is', async () => {
    const { refuse, write } = aWrite();
    const sent = enqueueMutation(request, write);
    await eventually(() => expect(write).toHaveBeenCalledOnce());
    const full = new FirebaseError('resource-exhausted', 'later');
    refuse(full);
    await expect(sent).rejects.toBe(full);
  });

  it('tells of a refusal after it was queued through the journal, and cleans up', async () => {
    const { refuse, write } = aWrite();
    const cleanUp = vi.fn();
    setServerSilent('firestore', true);
    expect(await enqueueMutation(request, write, cleanUp)).toBe('queued');
    refuse(denied);
    await eventually(() =>
      expect(getMutations()).toMatchObject([{ state: 'refused', fault: 'Somebody else bought it.' }]),
    );
    expect(cleanUp).toHaveBeenCalledOnce();
  });

  it('takes for sent what the server refuses the second time, having it already: the first answer was lost', async () => {
    const { refuse, write } = aWrite();
    setServerSilent('firestore', true);
    expect(await enqueueMutation(request, write)).toBe('queued');
    isSoOnServer.mockResolvedValue(true);
    refuse(denied);
    await eventually(() => expect(getMutations()).toMatchObject([{ state: 'sent' }]));
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
      const sent = enqueueMutation({ ...request, kind: 'choose', ...(changes && { changes }) }, write);
      await eventually(() => expect(write).toHaveBeenCalledOnce());
      isSoOnServer.mockResolvedValue(true);
      refuse(denied);
      await expect(sent).rejects.toMatchObject({ code: 'permission-denied' });
    },
  );

  it('is not wanted any more once something else was done about its document', async () => {
    setServerSilent('firestore', true);
    const { write } = aWrite();
    await enqueueMutation(request, write);
    const [isWanted] = vi.mocked(write as (isWanted: () => Promise<boolean>) => unknown).mock.lastCall ?? [];
    expect(await isWanted?.()).toBe(true);
    const { accept, write: undo } = aWrite();
    await enqueueMutation({ ...request, kind: 'deleteBooking', undoes: 'book' }, undo);
    expect(await isWanted?.()).toBe(false);
    // Also when that has reached the server.
    accept();
    await eventually(() => expect(getMutations()).toMatchObject([{ state: 'sent' }]));
    expect(await isWanted?.()).toBe(false);
  });

  it('keeps the mutation’s lock until its answer is noted, so that no other tab looks for it', async () => {
    const { accept, write } = aWrite();
    setServerSilent('firestore', true);
    await enqueueMutation(request, write);
    const adopted = vi.fn();
    const waiting = navigator.locks.request(`thriftline-act-${getMutations()[0]?.id}`, async () =>
      adopted(getMutations()),
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
    expect(await enqueueMutation(request, write)).toBe('sent');
  });

  it('says whether the journal has it, and tells of a late refusal that the journal can’t', async () => {
    const reported: unknown[] = [];
    const stop = onReportedError((error) => reported.push(error));
    vi.spyOn(console, 'error').mockReturnValue();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    setServerSilent('firestore', true);
    const { refuse, write } = aWrite();
    expect(await enqueueMutation(request, write)).toBe('queued');
    expect(write).toHaveBeenCalledWith(expect.any(Function), false);
    refuse(denied);
    await eventually(() => expect(reported).toMatchObject([{ message: 'Somebody else bought it.' }]));
    full.mockRestore();
    const { refuse: refuseIt, write: noted } = aWrite();
    expect(await enqueueMutation(request, noted)).toBe('queued');
    expect(noted).toHaveBeenCalledWith(expect.any(Function), true);
    refuseIt(denied);
    await eventually(() => expect(getMutations()).toMatchObject([{ state: 'refused' }]));
    expect(reported).toHaveLength(1);
    stop();
  });

  it('sends after a second when the journal does not answer', async () => {
    vi.resetModules();
    const { enqueueMutation: sendFromAnotherTab } = await import('./enqueue-mutation.ts');
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
