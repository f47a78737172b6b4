import { UPLOAD_MINUTES } from '@thriftline/domain/accounts/upload-ticket';
import { UPLOADS } from '@thriftline/domain/base/collections';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOldTickets } from './delete-old-tickets.ts';

/** A day of a busy shop, and tickets of uploads that may still come. */
const A_DAY = 50_000;
const FRESH = 50;
const NOW = Date.UTC(2026, 0, 2);
const MINUTE_MS = 60_000;
/** How long a batch takes by the clock of this test, in milliseconds. */
const BATCH_MS = 100;

interface Ticket {
  createdAt: number;
}

const store = vi.hoisted(() => ({
  tickets: [] as Ticket[],
  /** How many each query gave, and how many each batch deleted. */
  read: [] as number[],
  deleted: [] as number[],
}));

vi.mock('../platform/firebase.ts', () => {
  const queryOf = (before: number, limit: number) => ({
    where: (field: string, operator: string, time: { toMillis: () => number }) => {
      expect([field, operator]).toEqual(['createdAt', '<']);
      return queryOf(time.toMillis(), limit);
    },
    orderBy: () => queryOf(before, limit),
    select: () => queryOf(before, limit),
    limit: (count: number) => queryOf(before, count),
    get: async () => {
      const found = store.tickets.filter(({ createdAt }) => createdAt < before).slice(0, limit);
      store.read.push(found.length);
      return { docs: found.map((ref) => ({ ref })) };
    },
  });
  const batch = () => {
    const gone = new Set<Ticket>();
    return {
      delete: (ticket: Ticket) => void gone.add(ticket),
      commit: async () => {
        store.tickets = store.tickets.filter((ticket) => !gone.has(ticket));
        store.deleted.push(gone.size);
        vi.advanceTimersByTime(BATCH_MS);
      },
    };
  };
  return {
    firestore: () => ({
      collectionGroup: (name: string) => {
        expect(name).toBe(UPLOADS);
        return queryOf(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
      },
      batch,
    }),
  };
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const oldest = NOW - UPLOAD_MINUTES * MINUTE_MS - A_DAY;
  store.tickets = [
    ...Array.from({ length: A_DAY }, (_, at) => ({ createdAt: oldest + at })),
    ...Array.from({ length: FRESH }, (_, at) => ({ createdAt: NOW - UPLOAD_MINUTES * MINUTE_MS + at })),
  ];
  store.read = [];
  store.deleted = [];
  return () => vi.useRealTimers();
});

describe('tickets of uploads that no upload can come on', () => {
  it('go a thousand at a time, 50,000 of a day, and none that is still good', async () => {
    expect(await deleteOldTickets(NOW)).toBe(A_DAY);
    expect(store.tickets).toHaveLength(FRESH);
    expect(Math.max(...store.read)).toBe(1_000);
    expect(Math.max(...store.deleted)).toBeLessThanOrEqual(500);
  });

  it('are left where the time is over, and the next run goes on with them', async () => {
    const runs: number[] = [];
    do runs.push(await deleteOldTickets(NOW, Date.now() + 3_000));
    while (store.tickets.length > FRESH);
    // A run deletes so many more after its time as one query gives.
    expect(runs).toEqual([...Array<number>(8).fill(6_000), 2_000]);
    expect(store.deleted.reduce((sum, count) => sum + count)).toBe(A_DAY);
  });
});
