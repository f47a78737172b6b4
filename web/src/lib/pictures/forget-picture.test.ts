import { afterEach, expect, it, vi } from 'vitest';
import { forgetPicture } from './forget-picture.ts';

const FAILED = 'https://pictures.example/o/images%2Fs%2Ffailed.jpg';

afterEach(() => void vi.unstubAllGlobals());

it('forgets one picture alone, and makes no store where there is none', async () => {
  const kept = new Set([FAILED, 'https://pictures.example/o/images%2Fs%2Fseen.jpg']);
  const open = vi.fn(async () => ({ delete: async (url: string) => kept.delete(url) }));
  vi.stubGlobal('caches', { has: async () => true, open });
  await forgetPicture(FAILED);
  expect([...kept]).toEqual(['https://pictures.example/o/images%2Fs%2Fseen.jpg']);
  open.mockClear();
  vi.stubGlobal('caches', { has: async () => false, open });
  await forgetPicture(FAILED);
  expect(open).not.toHaveBeenCalled();
});
