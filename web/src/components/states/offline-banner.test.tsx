// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerSilent } from '@/lib/connection/connection.ts';
import { OfflineBanner } from './offline-banner.tsx';

const BACK = 'You’re back online.';
const ANSWERS = 'Everything works again.';

function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

/** What the banner says. */
const said = () => screen.getByRole('status').textContent?.trim();

const setSilent = (isSilent: boolean) => act(() => setServerSilent('functions', isSilent));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says for a while that what was missing is there again', () => {
  render(<OfflineBanner />);
  setSilent(true);
  expect(said()).toMatch(/^Payments and offers are temporarily down[.]/);
  setSilent(false);
  expect(said()).toBe(ANSWERS);
  act(() => void vi.advanceTimersByTime(6_000));
  expect(said()).toBe('');
});

it('says that one is back online, although a part of the shop was missing for a moment after that', () => {
  render(<OfflineBanner />);
  setNetwork(false);
  expect(said()).toMatch(/^You’re offline[.]/);
  setNetwork(true);
  setSilent(true);
  expect(said()).toMatch(/^Payments and offers/);
  setSilent(false);
  expect(said()).toBe(BACK);
  act(() => void vi.advanceTimersByTime(6_000));
  setSilent(true);
  setSilent(false);
  expect(said()).toBe(ANSWERS);
});
