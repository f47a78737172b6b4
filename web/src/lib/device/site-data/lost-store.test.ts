// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

/** A page: code of its own over what the device keeps. */
async function aPage() {
  vi.resetModules();
  const parts = [import('./lose-store.ts'), import('./lost-store.ts'), import('./site-data.ts')] as const;
  const [lose, lost, data] = await Promise.all(parts);
  return { ...lose, ...lost, ...data };
}

beforeEach(() => {
  localStorage.clear();
  return () => vi.useRealTimers();
});

it('tries the databases again after they were deleted once, and not after a second time soon', async () => {
  const [one, other] = [await aPage(), await aPage()];
  const heard = vi.fn();
  one.onStoreLost(heard);
  one.loseStore('cleared', 'first');
  // Every tab hears of it.
  other.loseStore('cleared', 'first');
  expect([one.lostStore(), one.isLossNoted(), heard.mock.calls.length]).toEqual(['cleared', true, 1]);
  const second = await aPage();
  expect(second.keepsSiteData()).toBe(true);
  second.loseStore('cleared', 'second');
  expect(second.lostStore()).toBe('full');
  expect((await aPage()).keepsSiteData()).toBe(false);
});

it('tries them again later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  (await aPage()).loseStore('full', '');
  const page = await aPage();
  expect([page.hasNoRoom(), page.keepsSiteData(), page.allowsSiteData()]).toEqual([true, false, true]);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  // A page works with one kind of stores for as long as it lives.
  expect(page.hasNoRoom()).toBe(true);
  expect((await aPage()).hasNoRoom()).toBe(false);
});

it('tries them again when somebody says so', async () => {
  (await aPage()).loseStore('full', '');
  (await aPage()).forgetNoRoom();
  expect((await aPage()).hasNoRoom()).toBe(false);
});

it('says when the loss cannot be noted: the page must not start anew then', async () => {
  const page = await aPage();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page.loseStore('full', '');
  expect(page.isLossNoted()).toBe(false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
