// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { askToPersist } from './ask-to-persist.ts';

const persist = vi.fn(async () => true);
const persisted = vi.fn(async () => false);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  Object.defineProperty(navigator, 'storage', { value: { persist, persisted }, configurable: true });
});

it('asks once a device, however often there is something to keep', async () => {
  await askToPersist();
  await askToPersist();
  expect(persist).toHaveBeenCalledOnce();
});

it('asks nobody where the browser keeps it already, and survives one that refuses', async () => {
  persisted.mockResolvedValueOnce(true);
  await askToPersist();
  expect(persist).not.toHaveBeenCalled();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  persist.mockRejectedValueOnce(new TypeError('insecure'));
  await expect(askToPersist()).resolves.toBeUndefined();
});
