// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isServerSilent } from './connection.ts';
import { forgetAnswerTimes } from './deadline.ts';
import { isThere } from './look-at-server.ts';
import { awaitFile, noteAnswer, watchAnswer } from './server-answers.ts';

const CARD = { name: 'card', address: 'https://card.example/' } as const;

/** A line on which looks go unanswered until it is mended. */
function aHangingLine() {
  let hangs = true;
  const look = vi.fn((_address: string, { signal }: RequestInit) =>
    hangs
      ? new Promise<Response>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        })
      : Promise.resolve(new Response()),
  );
  vi.stubGlobal('fetch', look);
  return {
    look,
    mend: () => {
      hangs = false;
    },
  };
}

/** Something asked for that a test answers. */
function aRequest() {
  let answer: (value: string) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const request = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { request, answer, fail };
}

describe('watchAnswer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Its own timers are not the fake ones.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
    forgetAnswerTimes();
  });
  afterEach(() => {
    noteAnswer('card');
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('says within 8 s that a server is silent, and when it is back, although the request never ends', async () => {
    const { mend } = aHangingLine();
    void watchAnswer(CARD, aRequest().request, () => false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isServerSilent('card')).toBe(false);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(isServerSilent('card')).toBe(true);
    mend();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(isServerSilent('card')).toBe(false);
  });

  it('says so of our own address within 8 s where a file of it hangs, and takes none for its answer', async () => {
    const { look, mend } = aHangingLine();
    await awaitFile(Promise.resolve('cached'));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(look).not.toHaveBeenCalled();
    const { request, answer } = aRequest();
    const file = awaitFile(request);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(isServerSilent('hosting')).toBe(true);
    answer('late');
    await file;
    expect(isServerSilent('hosting')).toBe(true);
    mend();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(isServerSilent('hosting')).toBe(false);
  });

  it('does not call silent who only takes long', async () => {
    const { look, mend } = aHangingLine();
    mend();
    const { request, answer } = aRequest();
    const given = watchAnswer(CARD, request, () => false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(look).toHaveBeenCalled();
    expect(isServerSilent('card')).toBe(false);
    answer('charged');
    expect(await given).toBe('charged');
    look.mockClear();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(look).not.toHaveBeenCalled();
  });

  it('takes an answer of a slow line for one, although it comes late, and gives the next look its time', async () => {
    const look = vi.fn(
      () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), 4_000)),
    );
    vi.stubGlobal('fetch', look);
    const whenLate = vi.fn();
    const first = isThere(CARD, whenLate);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await first).toBe(false);
    expect(whenLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(whenLate).toHaveBeenCalledTimes(1);

    const next = isThere(CARD, whenLate);
    const shared = isThere(CARD);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await next).toBe(true);
    expect(await shared).toBe(true);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('ends a look that hangs when the next begins: browsers have few connections to one server', async () => {
    const { look } = aHangingLine();
    const whenLate = vi.fn();
    const first = isThere(CARD, whenLate);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await first).toBe(false);
    const second = isThere(CARD);
    expect(look.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await second).toBe(false);
    expect(whenLate).not.toHaveBeenCalled();
  });

  it('takes what the server refuses for an answer, and a broken line for none', async () => {
    aHangingLine();
    const hung = aRequest();
    const waiting = watchAnswer(CARD, hung.request, () => false).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8_000);
    hung.fail(new TypeError('broken'));
    await waiting;
    expect(isServerSilent('card')).toBe(true);
    const refused = aRequest();
    const refusal = watchAnswer(CARD, refused.request, () => true).catch(() => undefined);
    refused.fail(new Error('declined'));
    await refusal;
    expect(isServerSilent('card')).toBe(false);
  });

  it('does not take for our own address’s answer what may be the service worker’s', async () => {
    aHangingLine();
    const { request, answer } = aRequest();
    const given = watchAnswer({ name: 'hosting', address: '/' }, request, () => false);
    await vi.advanceTimersByTimeAsync(4_000);
    answer('kept');
    await given;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(isServerSilent('hosting')).toBe(true);
    noteAnswer('hosting');
  });

  it('forgets it when the network is another', async () => {
    aHangingLine();
    void watchAnswer(CARD, aRequest().request, () => false);
    await vi.advanceTimersByTimeAsync(8_000);
    window.dispatchEvent(new Event('offline'));
    expect(isServerSilent('card')).toBe(false);
  });
});
