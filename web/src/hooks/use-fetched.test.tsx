// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFetched } from './use-fetched.ts';

const MINUTE_MS = 60_000;

afterEach(cleanup);

it('shows what came with the page without reading, and reads on retry', async () => {
  const read = vi.fn(async () => 'new');
  const served = { data: 'served', at: Date.now() };
  const { result } = renderHook(() => useFetched(read, served));
  expect(result.current).toMatchObject({ status: 'ready', data: 'served' });
  expect(read).not.toHaveBeenCalled();
  await act(async () => result.current.retry());
  expect(result.current).toMatchObject({ status: 'ready', data: 'new' });
});

it('reads anew what a browser kept too long, and keeps it where that fails', async () => {
  const served = { data: 'old', at: Date.now() - 5 * MINUTE_MS };
  const read = async () => 'new';
  const seen: unknown[] = [];
  const { result } = renderHook(() => {
    const fetched = useFetched(read, served);
    if (fetched.status === 'ready') seen.push([fetched.data, fetched.asOf]);
    return fetched;
  });
  await act(async () => {});
  expect(result.current).toMatchObject({ data: 'new' });
  // What was drawn beforehand says nothing of its age: React takes it over as it is.
  expect(seen[0]).toEqual(['old', undefined]);
  expect(seen.at(-1)).toEqual(['new', undefined]);
  const fail = async (): Promise<string> => Promise.reject(new Error('offline'));
  const failing = renderHook(() => useFetched(fail, served));
  await act(async () => {});
  expect(failing.result.current).toMatchObject({ status: 'ready', data: 'old', asOf: served.at });
});

it('takes what came with the page for nothing else that is read', async () => {
  const served = { data: 'first item', at: Date.now() };
  const reads = { first: async () => 'first item', second: async () => 'second item' };
  const { result, rerender } = renderHook(
    ({ which }: { which: 'first' | 'second' }) => useFetched(reads[which], served),
    {
      initialProps: { which: 'first' },
    },
  );
  expect(result.current).toMatchObject({ data: 'first item' });
  rerender({ which: 'second' });
  expect(result.current).toMatchObject({ status: 'loading' });
  await act(async () => {});
  expect(result.current).toMatchObject({ data: 'second item' });
});
