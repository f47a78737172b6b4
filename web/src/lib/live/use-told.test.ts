// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ReactFireGlobals } from 'reactfire';
import { afterEach, expect, it } from 'vitest';
import { type Listening, useTold } from './use-told.ts';

/** Something to listen to, which a test has tell by hand. */
function aSource() {
  const open = new Set<(told: string) => void>();
  let begun = 0;
  const listening: Listening<string> = (tell) => {
    begun += 1;
    open.add(tell);
    return () => open.delete(tell);
  };
  const tell = (told: string) => act(() => open.forEach((hear) => void hear(told)));
  return { listening, tell, begun: () => begun, open: () => open.size };
}

const kept = () => (globalThis as unknown as ReactFireGlobals)._reactFirePreloadedObservables.size;
const settled = () => act(() => Promise.resolve());

afterEach(cleanup);

it('gives what was told last, and in strict mode too', async () => {
  const source = aSource();
  const { result, rerender } = renderHook(() => useTold(source.listening), { wrapper: StrictMode });
  expect(result.current).toBeUndefined();
  await settled();
  rerender();
  source.tell('one');
  source.tell('two');
  expect(result.current).toBe('two');
  expect(source.open()).toBe(1);
});

it('listens only while it is shown, and reactfire keeps nothing of it', async () => {
  const source = aSource();
  const before = kept();
  const { unmount } = renderHook(() => useTold(source.listening));
  source.tell('one');
  expect(kept()).toBe(before + 1);
  unmount();
  expect(source.open()).toBe(0);
  await settled();
  expect(kept()).toBe(before);
});

it('begins anew where something else is meant, or once more is tried', async () => {
  const [one, other] = [aSource(), aSource()];
  const { result, rerender } = renderHook(({ from, attempt }) => useTold(from.listening, attempt), {
    initialProps: { from: one, attempt: 0 },
  });
  one.tell('one');
  rerender({ from: other, attempt: 0 });
  expect(result.current).toBeUndefined();
  expect([one.open(), other.open()]).toEqual([0, 1]);
  other.tell('other');
  rerender({ from: other, attempt: 1 });
  expect(result.current).toBeUndefined();
  expect(other.begun()).toBe(2);
});

it('listens to nothing where there is nothing to listen to', () => {
  expect(renderHook(() => useTold(null)).result.current).toBeUndefined();
});
