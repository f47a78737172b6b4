import { expect, it, vi } from 'vitest';
import { isSoOnServer } from './is-so-on-server.ts';

const there = vi.hoisted(() => ({ data: undefined as object | undefined }));
vi.mock('firebase/firestore', () => ({ doc: () => ({}) }));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/live/read-from-server.ts', () => ({
  readFromServer: async () => ({ data: () => there.data, exists: () => there.data !== undefined }),
}));

const BOOKING = { kind: 'book', path: 'bookings/p1_u1' } as const;
const at = (milliseconds: number) => ({ toMillis: () => milliseconds });

it('tells what a mutation made from what was there before it', async () => {
  there.data = undefined;
  expect(await isSoOnServer(BOOKING)).toBe(false);
  there.data = { createdAt: at(1_000) };
  expect(await isSoOnServer(BOOKING)).toBe(true);
  expect(await isSoOnServer(BOOKING, undefined, 1_000)).toBe(true);
  expect(await isSoOnServer(BOOKING, undefined, 1_001)).toBe(false);
  // Messages have another name for it, and some documents none.
  there.data = { at: at(1_000) };
  expect(await isSoOnServer({ kind: 'write', path: 'conversations/c1/messages/m1' }, undefined, 1_001)).toBe(
    false,
  );
  there.data = { mark: true };
  expect(await isSoOnServer(BOOKING, undefined, 1_001)).toBe(true);
});
