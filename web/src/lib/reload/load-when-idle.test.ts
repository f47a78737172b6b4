// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loadWhenIdle } from './load-when-idle.ts';
import { startAnewOnMissingChunk } from './missing-chunk.ts';

vi.mock('../browser/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

it('leaves the page as it is where a part that nobody has asked for can’t be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const reload = vi.fn();
  const place = { pathname: '/', search: '', reload };
  const target = Object.assign(new EventTarget(), { document: new EventTarget(), location: place });
  startAnewOnMissingChunk(target as unknown as Window, () => null);
  /** Fails as Vite has it: the page hears of it before whoever asked for the part does. */
  const miss = async (): Promise<never> => {
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/sheet-1f.js');
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  };
  const other = vi.fn(async () => undefined);
  loadWhenIdle(miss, other);
  expect(other).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});
