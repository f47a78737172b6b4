import { afterEach, expect, it, vi } from 'vitest';
import { waitsText } from './when-back.ts';

afterEach(() => vi.unstubAllGlobals());

it('calls only those offline who are', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(waitsText('others see it')).toBe('Waiting to send: others see it once you are back online.');
  vi.stubGlobal('navigator', { onLine: true });
  expect(waitsText('others see it')).toBe('Waiting to send: others see it once the server answers.');
});
