// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Sent } from '@/lib/writes/send-write.ts';
import type { Mutation, MutationState } from '../journal/mutation.ts';
import { setMutations } from '../journal/mutations-store.ts';
import { useSentSince } from './use-sent-since.ts';

const PATH = 'bookings/p1_bea';

function show(state: MutationState, path = PATH): void {
  const booking: Mutation = {
    id: 'a1',
    at: 1,
    kind: 'book',
    uid: 'bea',
    path,
    subject: { name: 'Oak chair' },
    state,
  };
  act(() => setMutations([booking]));
}

const follow = (told: Sent | null) => renderHook(() => useSentSince(told, PATH)).result;

afterEach(() => {
  cleanup();
  setMutations([]);
});

it('follows a mutation that waits until the server has it', () => {
  const result = follow('queued');
  expect(result.current).toBe('queued');
  show('queued');
  expect(result.current).toBe('queued');
  show('sent', 'bookings/p2_bea');
  expect(result.current).toBe('queued');
  show('sent');
  expect(result.current).toBe('sent');
});

it('has no more to say once it was refused', () => {
  const result = follow('queued');
  show('refused');
  expect(result.current).toBe(null);
});

it('goes by what was told where nothing waits', () => {
  show('refused');
  expect(follow('sent').current).toBe('sent');
  expect(follow(null).current).toBe(null);
});
