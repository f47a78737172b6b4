import { vi } from 'vitest';

/** Waits until the check holds and gives what it gave; patient, since a loaded machine takes its time. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 10_000, interval: 10 });
}
