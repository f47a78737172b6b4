// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { setServerSilent } from '@/lib/connection/connection.ts';
import { useAsOf } from './use-as-of.ts';

const BEA = { ...SIGNED_OUT, status: 'signedIn', uid: 'bea' } as unknown as CurrentUser;

const render = (of: string, confirmed: boolean) =>
  renderHook((known: boolean) => useAsOf(of, known), { initialProps: confirmed });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 31, 14, 5), toFake: ['Date'] });
  localStorage.clear();
  setCurrentUser(BEA);
});
afterEach(() => {
  cleanup();
  setServerSilent('firestore', false);
  vi.useRealTimers();
});

it('says when the server confirmed it last, and only while nobody can be asked', async () => {
  const { result, unmount } = render('products/p1', true);
  expect(result.current).toBeUndefined();
  act(() => setServerSilent('firestore', true));
  expect(result.current).toBe('As of 2:05 PM, not updated since.');
  unmount();
  await Promise.resolve();
  // The next visit, on the next day.
  vi.setSystemTime(new Date(2026, 1, 1, 9, 0));
  expect(render('products/p1', false).result.current).toBe('As of Jan 31, 2:05 PM, not updated since.');
});

it('counts as confirmed what is shown until it goes', () => {
  const { result } = render('orders/o1', true);
  vi.setSystemTime(new Date(2026, 0, 31, 15, 0));
  act(() => setServerSilent('firestore', true));
  expect(result.current).toBe('As of 3:00 PM, not updated since.');
});

it('gives no time to what was never confirmed here, and none of another account', async () => {
  setServerSilent('firestore', true);
  expect(render('products/p2', false).result.current).toBe('As you last saw it, not updated since.');
  setServerSilent('firestore', false);
  render('products/p3', true).unmount();
  await Promise.resolve();
  act(() => setCurrentUser({ ...BEA, uid: 'sal' } as unknown as CurrentUser));
  setServerSilent('firestore', true);
  expect(render('products/p3', false).result.current).toBe('As you last saw it, not updated since.');
});

it('keeps nothing of who leaves the device', async () => {
  render('products/p1', true);
  await Promise.resolve();
  localStorage.clear();
  act(() => setCurrentUser(SIGNED_OUT));
  await Promise.resolve();
  expect(Object.keys(localStorage)).toEqual([]);
});
