import { afterEach, expect, it, vi } from 'vitest';
import { whenBack } from './when-back.ts';

afterEach(() => vi.unstubAllGlobals());

it('calls only those offline who are', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(whenBack()).toBe('you are back online');
  vi.stubGlobal('navigator', { onLine: true });
  expect(whenBack()).toBe('the server answers');
});
