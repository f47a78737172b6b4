// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAct } from './use-act.ts';

const notify = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('../use-notify.ts', () => ({ useNotify: () => notify }));

beforeEach(() => notify.error.mockClear());

it('is busy for as long as it takes', async () => {
  const { result } = renderHook(useAct);
  let resolve = () => {};
  const promise = new Promise<void>((ready) => {
    resolve = ready;
  });
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.run(() => promise);
  });
  expect(result.current.busy).toBe(true);
  await act(async () => {
    resolve();
    await done;
  });
  expect(result.current.busy).toBe(false);
  expect(notify.error).not.toHaveBeenCalled();
});

it('tells why it failed, and can be tried again', async () => {
  const { result } = renderHook(useAct);
  const fault = new Error('No connection.');
  await act(() => result.current.run(() => Promise.reject(fault)));
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(fault);
  expect(result.current.busy).toBe(false);
});
