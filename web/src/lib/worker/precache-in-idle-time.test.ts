// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeepAnswer, KeepRequest } from '@/worker/protocol.ts';
import { precacheInIdleTime, precacheNow } from './precache-in-idle-time.ts';

const WORKER = {} as ServiceWorker;
const answer = (left: number, rest: Partial<KeepAnswer> = {}): KeepAnswer => ({
  left,
  trouble: false,
  moreIn: null,
  ...rest,
});

let answers: (KeepAnswer | Error)[] = [];
const ask = vi.fn(async (_worker: ServiceWorker, _request: KeepRequest) => {
  const next = answers.shift() ?? answer(0);
  if (next instanceof Error) throw next;
  return next;
});
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

async function finish<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

describe('keeping what the visitor needs', () => {
  it('asks step by step until everything is there', async () => {
    answers = [answer(4), answer(2)];
    expect(await finish(precacheNow(WORKER, 'Buyer', never, ask))).toBeNull();
    expect(ask).toHaveBeenCalledTimes(3);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ visitor: 'Buyer', savesData: false, installed: false });
  });

  it('asks for more once the visitor has stayed', async () => {
    answers = [answer(0, { moreIn: 60_000 }), answer(3)];
    const start = Date.now();
    await finish(precacheInIdleTime(WORKER, 'Seller', never, ask));
    expect(ask).toHaveBeenCalledTimes(3);
    expect(Date.now() - start).toBeGreaterThanOrEqual(60_000);
  });

  it('waits longer each time that nothing can be had, and gives up until the next visit', async () => {
    answers = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? answer(9, { trouble: true }) : new Error('The worker was ended'),
    );
    expect(await finish(precacheNow(WORKER, 'Buyer', never, ask))).toBeNull();
    expect(ask).toHaveBeenCalledTimes(7);
  });

  it('goes on at once when the network is back', async () => {
    answers = [answer(9, { trouble: true })];
    const work = precacheNow(WORKER, 'Buyer', never, ask);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(ask).toHaveBeenCalledTimes(2);
    await finish(work);
  });

  it('says when the visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await finish(precacheNow(WORKER, 'Buyer', never, ask));
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ savesData: true });
  });

  it('ends when somebody else is signed in', async () => {
    const running = new AbortController();
    running.abort();
    await finish(precacheInIdleTime(WORKER, 'Stranger', running.signal, ask));
    expect(ask).not.toHaveBeenCalled();
  });
});
