import { expect, it, vi } from 'vitest';

it('a unit test waits longer than the second that vitest gives it, unless it says how long', async () => {
  const since = Date.now();
  await vi.waitFor(() => expect(Date.now() - since).toBeGreaterThan(1_100));
  await expect(vi.waitFor(() => expect(false).toBe(true), 10)).rejects.toThrow();
  expect(Date.now() - since).toBeLessThan(10_000);
});
