// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { setServerSilent } from '../connection/connection.ts';
import {
  doWithout,
  isMissingChunk,
  onceConnected,
  startAnewOnMissingChunk,
  wayOut,
} from './missing-chunk.ts';

it('leads to the page that was being opened', () => {
  expect(wayOut('/blog', '/', false)).toEqual({ to: '/blog' });
  expect(wayOut('/blog?page=2', '/blog', true)).toEqual({ to: '/blog?page=2' });
});

it('loads anew the page that the browser is at already', () => {
  expect(wayOut(null, '/blog', false)).toBe('reload');
  // Back and Forward change the address first.
  expect(wayOut('/blog', '/blog', true)).toBe('reload');
});

it('leaves a page alone that somebody has typed in', () => {
  expect(wayOut(null, '/signup', true)).toBe('stay');
});

it.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/blog-1f.js',
  'error loading dynamically imported module: https://shop.example/assets/blog-1f.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/zoom-1f.css',
])('knows it by the browser’s words: %s', (words) => {
  expect(isMissingChunk(new TypeError(words))).toBe(true);
});

it('does not take another failure for it', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch'))).toBe(false);
});

it('starts a page anew for what it shows, and not for what it does without', async () => {
  const reload = vi.fn();
  const place = { pathname: '/', search: '', reload };
  const target = Object.assign(new EventTarget(), { document: new EventTarget(), location: place });
  startAnewOnMissingChunk(target as unknown as Window, () => null);
  /** Fails as Vite has it: the page hears of it before whoever asked for the part does. */
  const miss = async (file: string): Promise<never> => {
    const payload = new TypeError(
      `Failed to fetch dynamically imported module: https://shop.example/assets/${file}`,
    );
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  };
  target.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), { payload: new Error('permission-denied') }),
  );
  expect(reload).not.toHaveBeenCalled();
  const missed = (file: string) => expect(miss(file)).rejects.toThrow(file);
  await expect(doWithout(() => miss('ar-1f.js'))).rejects.toThrow('ar-1f.js');
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  // A reader on the way elsewhere isn't led back.
  target.dispatchEvent(new Event('beforeunload'));
  await missed('blog-1f.js');
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 11_000);
  // While something else is loaded that it could do without.
  const hanging = doWithout(() => new Promise(() => undefined));
  await missed('blog-1f.js');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(hanging).toBeInstanceOf(Promise);
  vi.useRealTimers();
});

it('tells once that there is a connection again, and not that there is one', () => {
  const callBack = vi.fn();
  onceConnected(callBack);
  setServerSilent('hosting', true);
  expect(callBack).not.toHaveBeenCalled();
  setServerSilent('firestore', true);
  setServerSilent('hosting', false);
  expect(callBack).not.toHaveBeenCalled();
  setServerSilent('firestore', false);
  expect(callBack).toHaveBeenCalledOnce();
  setServerSilent('firestore', true);
  setServerSilent('firestore', false);
  expect(callBack).toHaveBeenCalledOnce();
});
