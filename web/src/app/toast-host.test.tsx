// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToast, type Toast } from '@/lib/notices/toasts.ts';
import { ToastHost } from './toast-host.tsx';

/** How long toasts stay, and how long they take to come or go at most. */
const STAYS_MS = 6_000;
const MOVES_MS = 700;

const told = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
const add = (toast: Partial<Toast>) =>
  act(() => addToast({ message: 'Saved', variant: 'success', ...toast }));
/** Lets time pass in steps: a toast that leaves takes several timers, each begun by the one before. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 50) await act(() => vi.advanceTimersByTimeAsync(Math.min(50, left)));
};

let faults: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  faults = vi.spyOn(console, 'error');
  render(
    <StrictMode>
      <ToastHost />
    </StrictMode>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  expect(faults).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('shows a toast once, by its kind, until it has been read', async () => {
  await add({ message: 'Wish List Added' });
  await add({ message: 'Wish List Added' });
  expect(told()).toEqual(['Wish List Added']);
  expect(document.querySelector('.toast.success')).not.toBeNull();
  await pass(5_000);
  expect(told()).toEqual(['Wish List Added']);
  await pass(1_000 + MOVES_MS);
  expect(told()).toEqual([]);
});

it('tells the same text of two kinds apart', async () => {
  await add({ variant: 'error' });
  await add({ variant: 'info' });
  expect(told()).toEqual(['Saved', 'Saved']);
});

it('gives one that is told again the time to be read again', async () => {
  await add({});
  await pass(5_500);
  await add({});
  await pass(2_000);
  expect(told()).toEqual(['Saved']);
  await pass(1_500 + MOVES_MS);
  expect(told()).toEqual([]);
});

it('shows what is told again while its like is on its way out', async () => {
  await add({});
  await pass(STAYS_MS + 50);
  await add({});
  await pass(MOVES_MS);
  expect(told()).toEqual(['Saved']);
});

it('keeps a toast that is to be answered, with its button, and shows three at most', async () => {
  const reload = vi.fn();
  await add({
    message: 'A new version is ready',
    variant: 'info',
    persist: true,
    action: (
      <button type="button" onClick={reload}>
        Reload
      </button>
    ),
  });
  for (const message of ['one', 'two', 'three']) {
    await pass(MOVES_MS);
    await add({ message, variant: 'error' });
  }
  await pass(MOVES_MS);
  expect(told()).toEqual(['A new version is readyReload', 'two', 'three']);
  await pass(STAYS_MS + MOVES_MS);
  expect(told()).toEqual(['A new version is readyReload']);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('waits while somebody reads a toast with the mouse on it', async () => {
  await add({});
  fireEvent.mouseEnter(screen.getByText('Saved'));
  await pass(STAYS_MS * 2);
  expect(told()).toEqual(['Saved']);
  fireEvent.mouseLeave(screen.getByText('Saved'));
  await pass(STAYS_MS / 2 + MOVES_MS);
  expect(told()).toEqual([]);
});

it('waits while somebody has come to its button by keyboard', async () => {
  await add({ action: <button type="button">Change</button> });
  const button = screen.getByRole('button', { name: 'Change' });
  await act(() => button.focus());
  await pass(STAYS_MS * 2);
  expect(told()).toEqual(['SavedChange']);
  await act(() => button.blur());
  await pass(STAYS_MS / 2 + MOVES_MS);
  expect(told()).toEqual([]);
});

it('tells at once of what failed, and of anything else when there is a pause', async () => {
  await add({});
  expect(screen.queryByRole('alert')).toBeNull();
  await add({ message: 'Not saved', variant: 'error' });
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
});
