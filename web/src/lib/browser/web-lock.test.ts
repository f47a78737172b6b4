// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { withLock } from './web-lock.ts';

const request = vi.fn();
Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
afterEach(() => void request.mockReset());

const denied = () => new DOMException('Access to the Locks API is denied.', 'SecurityError');

it('does the work without a lock where the browser forbids locks', async () => {
  request.mockRejectedValue(denied());
  expect(await withLock('a', {}, async () => 'done')).toBe('done');
});

it('does not do it twice, whatever it throws itself', async () => {
  request.mockImplementation((_name: string, _options: object, work: () => Promise<unknown>) => work());
  const work = vi.fn(async () => Promise.reject(denied()));
  await expect(withLock('a', {}, work)).rejects.toThrow('denied');
  expect(work).toHaveBeenCalledOnce();
});

it('does not do it where nobody waits for it any more', async () => {
  request.mockRejectedValue(new DOMException('Aborted.', 'AbortError'));
  const work = vi.fn(async () => 'done');
  await expect(withLock('a', {}, work)).rejects.toThrow('Aborted');
  expect(work).not.toHaveBeenCalled();
});
