import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWhenClosed } from './send-when-closed.ts';

const close = vi.fn(async () => undefined);
let pages = 0;
const openPages = async () => pages;
const queue = (sent: () => Promise<void>) => async () => ({ sent, close });
const never = () => new Promise<void>(() => undefined);

beforeEach(() => {
  pages = 0;
  close.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('sends what waits, and closes the queue', async () => {
  await sendWhenClosed({ openPages, openQueue: queue(async () => undefined) });
  expect(close).toHaveBeenCalledOnce();
});

it('leaves it to a page that is open, for the browser to ask again', async () => {
  pages = 1;
  const openQueue = vi.fn(queue(never));
  await expect(sendWhenClosed({ openPages, openQueue })).rejects.toThrow('Left to the page that is open');
  expect(openQueue).not.toHaveBeenCalled();
});

it('has nothing to send where nobody is signed in', async () => {
  await expect(sendWhenClosed({ openPages, openQueue: async () => null })).resolves.toBeUndefined();
});

it('makes way for a page that is opened meanwhile', async () => {
  const sending = expect(sendWhenClosed({ openPages, openQueue: queue(never) })).rejects.toThrow(
    'Not everything was sent',
  );
  await vi.advanceTimersByTimeAsync(1_000);
  pages = 1;
  await vi.advanceTimersByTimeAsync(3_000);
  await sending;
  expect(close).toHaveBeenCalledOnce();
});

it('gives up in time on a server that is silent, for the browser to try later', async () => {
  const sending = expect(sendWhenClosed({ openPages, openQueue: queue(never) })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(61_000);
  await sending;
  expect(close).toHaveBeenCalledOnce();
});

it('closes the queue and tells what went wrong', async () => {
  const fault = new Error('The store is gone');
  const openQueue = queue(() => Promise.reject(fault));
  await expect(sendWhenClosed({ openPages, openQueue })).rejects.toBe(fault);
  expect(close).toHaveBeenCalledOnce();
});
