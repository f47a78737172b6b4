import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWrite } from './send-write.ts';

/** A connection that a test can cut. */
function aConnection(onLine = true) {
  const listeners = new Set<() => void>();
  return {
    onLine,
    whenLost(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    cut() {
      for (const listener of [...listeners]) listener();
    },
    listeners,
  };
}

/** A write that the device keeps. */
const kept = (written: Promise<unknown>) => ({ written, kept: Promise.resolve() });

const never = new Promise<void>(() => undefined);

describe('sendWrite', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers sent when the server has the write, and stops watching the connection', async () => {
    const connection = aConnection();
    expect(await sendWrite(kept(Promise.resolve()), undefined, connection)).toBe('sent');
    expect(connection.listeners.size).toBe(0);
  });

  it('answers queued at once without a connection, when it goes, and when the server stays silent', async () => {
    expect(await sendWrite(kept(never), undefined, aConnection(false))).toBe('queued');

    const connection = aConnection();
    const cut = sendWrite(kept(never), undefined, connection);
    connection.cut();
    expect(await cut).toBe('queued');

    const silent = sendWrite(kept(never), undefined, aConnection());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await silent).toBe('queued');
  });

  it('answers queued only when the device keeps the write: what is lost with its page is not said to wait', async () => {
    let keep: () => void = () => undefined;
    const write = {
      written: never,
      kept: new Promise<void>((resolve) => {
        keep = resolve;
      }),
    };
    const answered = vi.fn();
    const sent = sendWrite(write, undefined, aConnection(false)).then(answered);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(answered).not.toHaveBeenCalled();
    keep();
    await sent;
    expect(answered).toHaveBeenCalledWith('queued');
  });

  it('throws a refusal, and tells of one that comes after queued', async () => {
    const refusal = new Error('permission-denied');
    await expect(sendWrite(kept(Promise.reject(refusal)), undefined, aConnection())).rejects.toBe(refusal);

    const told: unknown[] = [];
    let reject: (error: Error) => void = () => undefined;
    const promise = new Promise<void>((_, refuse) => {
      reject = refuse;
    });
    expect(await sendWrite(kept(promise), (error) => told.push(error), aConnection(false))).toBe('queued');
    reject(refusal);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([refusal]);
  });
});
