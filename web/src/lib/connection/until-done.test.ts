// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilDone } from './until-done.ts';

const failure = new Error('no');
let signal = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  signal = new AbortController();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tries until it is done, longer apart each time, and logs each failure', async () => {
  const at: number[] = [];
  const begun = Date.now();
  const work = vi.fn(async () => {
    at.push(Date.now() - begun);
    if (at.length < 4) throw failure;
  });
  const done = untilDone(work, 'Not yet', signal.signal);
  await vi.runAllTimersAsync();
  await done;
  expect(at).toEqual([0, 2_000, 6_000, 14_000]);
  expect(vi.mocked(console.warn).mock.calls).toEqual(Array(3).fill(['Not yet', failure]));
});

it('tries at once when the network is back', async () => {
  const work = vi.fn().mockRejectedValueOnce(failure);
  const done = untilDone(work, 'Not yet', signal.signal);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  await done;
  expect(work).toHaveBeenCalledTimes(2);
});

it('ends when it is not wanted any more, during a pause as well as during the work', async () => {
  const work = vi.fn().mockRejectedValue(failure);
  const paused = untilDone(work, 'Not yet', signal.signal);
  await vi.advanceTimersByTimeAsync(1);
  signal.abort();
  await paused;
  await untilDone(work, 'Not yet', signal.signal);
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
