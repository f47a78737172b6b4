import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Traffic } from './traffic.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether what waits for a free line has gone on. */
function waiting(traffic: Traffic): () => boolean {
  let on = false;
  void traffic.quiet().then(() => {
    on = true;
  });
  return () => on;
}

it('lets everything pass that pages wait for, whether it comes or fails', async () => {
  const traffic = new Traffic();
  let answer: () => void = () => undefined;
  let cut: (error: Error) => void = () => undefined;
  traffic.count(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  traffic.count(
    new Promise<void>((_, reject) => {
      cut = reject;
    }),
  );
  const goesOn = waiting(traffic);
  answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(goesOn()).toBe(false);
  cut(new Error('The line was cut'));
  await vi.advanceTimersByTimeAsync(0);
  expect(goesOn()).toBe(true);
});

it('does not wait for a request that hangs', async () => {
  const traffic = new Traffic();
  traffic.count(new Promise(() => undefined));
  const goesOn = waiting(traffic);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(goesOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(goesOn()).toBe(true);
});

it('goes on at once where no page waits', async () => {
  const goesOn = waiting(new Traffic());
  await vi.advanceTimersByTimeAsync(0);
  expect(goesOn()).toBe(true);
});
