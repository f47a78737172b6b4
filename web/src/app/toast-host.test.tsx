// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToast } from '@/lib/toasts.ts';
import { ToastHost } from './toast-host.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows a toast once, by its kind, until it has been read', () => {
  addToast({ message: 'Wish List Added', variant: 'success' });
  render(<ToastHost />);
  act(() => addToast({ message: 'Wish List Added', variant: 'success' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Wish List Added']);
  expect(screen.getByRole('alert').className).toContain('success');
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByRole('alert')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1_100));
  act(() => vi.advanceTimersByTime(300));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps a toast that is to be answered, with its button, and shows three at most', () => {
  render(<ToastHost />);
  act(() =>
    addToast({
      message: 'A new version is ready',
      variant: 'info',
      persist: true,
      action: <button type="button">Reload</button>,
    }),
  );
  act(() => {
    for (const message of ['one', 'two', 'three']) addToast({ message, variant: 'error' });
  });
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  act(() => vi.advanceTimersByTime(6_100));
  act(() => vi.advanceTimersByTime(300));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'A new version is readyReload',
  ]);
});
