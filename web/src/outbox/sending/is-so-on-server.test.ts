import { beforeEach, expect, it, vi } from 'vitest';
import { isSoOnServer } from './is-so-on-server.ts';

/** What is on the server, by path. */
const server = vi.hoisted(() => new Map<string, object>());
vi.mock('firebase/firestore', () => ({ doc: (_: object, ...path: string[]) => path.join('/') }));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/live/read-from-server.ts', () => ({
  readFromServer: async (path: string) => ({ data: () => server.get(path) }),
}));

beforeEach(() => server.clear());

const BOOKING = { kind: 'book', path: 'bookings/p1_u1' } as const;
const at = (milliseconds: number) => ({ toMillis: () => milliseconds });

it('tells what a mutation made from what was there before it', async () => {
  expect(await isSoOnServer(BOOKING)).toBe(false);
  server.set(BOOKING.path, { createdAt: at(1_000) });
  expect(await isSoOnServer(BOOKING)).toBe(true);
  expect(await isSoOnServer(BOOKING, undefined, 1_000)).toBe(true);
  expect(await isSoOnServer(BOOKING, undefined, 1_001)).toBe(false);
  // Messages have another name for it, and some documents none.
  server.set('conversations/c1/messages/m1', { at: at(1_000) });
  expect(await isSoOnServer({ kind: 'write', path: 'conversations/c1/messages/m1' }, undefined, 1_001)).toBe(
    false,
  );
  server.set(BOOKING.path, { mark: true });
  expect(await isSoOnServer(BOOKING, undefined, 1_001)).toBe(true);
});

it('finds a review that was published as soon as it came', async () => {
  const review = { kind: 'review', path: 'orders/pi_1/sealedReviews/buyer' } as const;
  server.set('reviews/pi_1_seller', { stars: 5, publishedAt: at(1_000) });
  expect(await isSoOnServer(review)).toBe(false);
  server.set('reviews/pi_1_buyer', { stars: 5, publishedAt: at(1_000) });
  expect(await isSoOnServer(review)).toBe(true);
  expect(await isSoOnServer(review, undefined, 1_000)).toBe(true);
  // Another device of the account had written one before.
  expect(await isSoOnServer(review, undefined, 1_001)).toBe(false);
  server.clear();
  server.set(review.path, { stars: 5, createdAt: at(1_000) });
  expect(await isSoOnServer(review)).toBe(true);
});
